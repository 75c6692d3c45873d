'use client'
import type { Task } from '@blickfang/contract/api/v1/setup/tasks.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Hidden } from '../../../ui/hidden.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import css from './left-dialog.module.css'
import { useLeftWords } from './messages/use-left-words.ts'
import { useGoToTask } from './use-go-to-task.ts'

const list = () => call('listTasks', {})

/** Tasks that are left until a new site is whole, each leading to where it is done. */
export function LeftDialog({ onClose }: DialogProps<'left'>) {
  const t = useLeftWords()
  const { answer, failure, readAgain } = useRead(list)
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={answer ? describe(t, answer.tasks) : t('again')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {!answer && failure === null && <Spinner label={t('loading')} />}
      {failure !== null && <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={readAgain} />}
      {answer && <Tasks tasks={answer.tasks} onLeave={onClose} />}
    </Dialog>
  )
}

function describe(t: ReturnType<typeof useLeftWords>, tasks: readonly Task[]): string {
  if (tasks.every(({ isDone }) => isDone)) return t('descriptionDone')
  return tasks.some(({ kind, isDone }) => kind === 'home' && !isDone) ? t('description') : t('descriptionLive')
}

function Tasks({ tasks, onLeave }: { tasks: readonly Task[]; onLeave: () => void }) {
  const t = useLeftWords()
  const goTo = useGoToTask(onLeave)
  return (
    <>
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <li key={task.kind}>
            {task.isDone ? (
              <div className={css.task}>
                <CircleCheck size={18} aria-hidden="true" />
                <span>
                  <Hidden>{t('done')} </Hidden>
                  {t(`doneTask.${task.kind}`)}
                </span>
              </div>
            ) : (
              <button type="button" className={css.task} onClick={() => goTo(task)}>
                <Circle size={18} aria-hidden="true" />
                <span>{t(`task.${task.kind}`, { count: task.count })}</span>
                <ChevronRight size={16} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={`${text.soft} ${css.again}`}>{t('again')}</p>
    </>
  )
}
