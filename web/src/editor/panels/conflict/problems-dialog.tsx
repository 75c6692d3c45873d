'use client'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import text from '../../../ui/text.module.css'
import { useEditor, useSync } from '../../context/editor-context.tsx'
import { useTargetName } from '../../words/use-target-name.ts'
import css from './conflict-dialog.module.css'
import { useConflictWords } from './messages/use-conflict-words.ts'
import { useValueText } from './use-value-text.ts'

/** Values that the server refused, with what was typed, so that nobody has to write it twice; and the way to try again. */
export function ProblemsDialog({ onClose }: { onClose: () => void }) {
  const t = useConflictWords()
  const nameOf = useTargetName()
  const session = useEditor()
  const valueText = useValueText()
  const { rejected, status } = useSync('rejected', 'status')
  const isDone = rejected.length === 0 && status !== 'error'
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <Dialog
      title={t('problems.title')}
      description={t('problems.text')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={() => session.resume()}>
          {t('problems.retry')}
        </Button>
      }
    >
      <div className={css.versions}>
        {rejected.map((item) => (
          <section key={item.id} className={css.version}>
            <div className={css.head}>
              <h3 className={text.heading}>{nameOf(item.target, item.key)}</h3>
              <p className={text.soft}>{item.message}</p>
            </div>
            <p className={css.words}>{valueText(item.value, item.target, item.key) || t('conflict.noWords')}</p>
            <Button onClick={() => session.dismissRejected(item.id)}>{t('problems.dismiss')}</Button>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
