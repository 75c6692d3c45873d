'use client'
import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useAction } from '../../shell/actions/use-action.ts'
import { blocksInWords } from '../../shell/templates/blocks-in-words.ts'
import { useTemplates } from '../../shell/templates/use-templates.ts'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import rows from '../rows.module.css'
import { useTemplatesWords } from './messages/use-templates-words.ts'
import { RenameForm } from './rename-form.tsx'
import css from './templates.module.css'

/** The site's templates, to be renamed, removed and brought back. */
export function TemplatesDialog({ onClose }: DialogProps<'templates'>) {
  const t = useTemplatesWords()
  const { templates, hasFailed, readAgain } = useTemplates()
  const [removed, setRemoved] = useState<Template | null>(null)
  const list = templates?.filter(({ id }) => id !== removed?.id) ?? []
  function show(last: Template | null) {
    setRemoved(last)
    readAgain()
  }
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={rows.list}>
        {!templates && !hasFailed && <Spinner label={t('loading')} />}
        {hasFailed && <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={readAgain} />}
        <Removed template={removed} onBack={() => show(null)} />
        {templates && list.length === 0 && <p className={text.soft}>{t('none')}</p>}
        <ul className={`${text.list} ${rows.list}`}>
          {list.map((template) => (
            <Row key={template.id} template={template} onChanged={readAgain} onRemoved={() => show(template)} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface RowProps {
  readonly template: Template
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

function Row({ template, onChanged, onRemoved }: RowProps) {
  const t = useTemplatesWords()
  const { run } = useAction()
  const about = useAbout(template)
  const [isRenaming, setRenaming] = useState(false)
  const [wasRenaming, setWasRenaming] = useState(false)
  const { id, name } = template
  const remove = () =>
    run(t('notRemoved'), async () => {
      await call('removeTemplate', { id })
      onRemoved()
    })
  function close() {
    setRenaming(false)
    setWasRenaming(true)
    onChanged()
  }
  if (isRenaming)
    return (
      <li className={css.form}>
        <RenameForm template={template} onClose={close} />
      </li>
    )
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={text.soft}>{about}</span>
      </span>
      {/* Who goes by the keyboard goes on where they were. */}
      <IconButton autoFocus={wasRenaming} label={t('renameOf', { name })} tip="none" onClick={() => setRenaming(true)}>
        <PenLine size={16} />
      </IconButton>
      <IconButton label={t('removeOf', { name })} tip="none" onClick={() => void remove()}>
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}

function useAbout({ kind, blocks }: Template): string {
  const t = useTemplatesWords()
  const { language } = useWords()
  const words = blocksInWords(blocks, language)
  if (kind === 'block') return words ? t('block', { blocks: words }) : t('unknownBlock')
  return words ? t('page', { blocks: words }) : t('emptyPage')
}

/** Says which template was removed, and brings it back. */
function Removed({ template, onBack }: { readonly template: Template | null; readonly onBack: () => void }) {
  const t = useTemplatesWords()
  const { run, isBusy } = useAction()
  const bringBack = ({ id }: Template) =>
    run(t('notBack'), async () => {
      await call('removeTemplate', { id, restore: true })
      onBack()
    })
  return (
    <div role="status" className={css.removed}>
      {template && (
        <>
          <p className={text.text}>{t('removed', { name: template.name })}</p>
          <Button key={template.id} autoFocus busy={isBusy} onClick={() => void bringBack(template)}>
            {t('bringBack')}
          </Button>
        </>
      )}
    </div>
  )
}
