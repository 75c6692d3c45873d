'use client'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { type FormEvent, useState } from 'react'
import { v7 } from 'uuid'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useTyped } from '../kept-text.ts'
import { useTemplatesWords } from './messages/use-templates-words.ts'
import { NameField } from './name-field.tsx'

/** Asks for a name and keeps a block or a page under it. */
export function SaveTemplateDialog({ of, name: proposed, onClose }: DialogProps<'saveTemplate'>) {
  const t = useTemplatesWords()
  const { language } = useWords()
  const session = useEditor()
  const notify = useNotify()
  const [name, setName] = useTyped(`template.${of.id}`, proposed)
  // One that was sent already and whose answer was lost is not made a second time.
  const [id] = useState(() => v7())
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!hasVisibleText(name)) return setFailure(t('nameMissing'))
    setFailure(null)
    setBusy(true)
    try {
      // The server keeps what it holds.
      const isOpen = of.itemType === 'group' || of.id === session.document.pageId
      if (isOpen && !(await session.flush())) return setFailure(t('unsaved'))
      const { template } = await call('addTemplate', { id, name: name.trim(), of })
      onClose()
      notify.success(t('saved', { name: template.name }))
    } catch (error) {
      setFailure(errorSentence(error, language))
    } finally {
      setBusy(false)
    }
  }

  const form = 'template-form'
  const isBlock = of.itemType === 'group'
  return (
    <Dialog
      open
      title={t(isBlock ? 'saveBlock' : 'savePage')}
      description={t(isBlock ? 'saveBlockText' : 'savePageText')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" type="submit" form={form} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <NameField
          value={name}
          attempt={attempt}
          error={failure}
          onName={setName}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
