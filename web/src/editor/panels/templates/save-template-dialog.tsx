'use client'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { useState } from 'react'
import { v7 } from 'uuid'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useIsShown } from '../../../ui/dialog/use-is-shown.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useForm } from '../../shell/actions/use-form.ts'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useTyped } from '../kept-text.ts'
import { useTemplatesWords } from './messages/use-templates-words.ts'
import { NameField } from './name-field.tsx'

/** Asks for a name and keeps a block or a page under it. */
export function SaveTemplateDialog({ of, name: proposed, onClose }: DialogProps<'saveTemplate'>) {
  const t = useTemplatesWords()
  const session = useEditor()
  const notify = useNotify()
  const [name, setName] = useTyped(`template.${of.id}`, proposed)
  // One that was sent already and whose answer was lost is not made a second time.
  const [id] = useState(() => v7())
  const isShown = useIsShown()
  const { field, isBusy, submit } = useForm({
    check: () => (hasVisibleText(name) ? null : t('nameMissing')),
    send: async () => {
      // The server keeps what it holds.
      const isOpen = of.itemType === 'group' || of.id === session.document.pageId
      if (isOpen && !(await session.flush())) return t('unsaved')
      if (!isShown()) return
      const { template } = await call('addTemplate', { id, name: name.trim(), of })
      onClose()
      notify.success(t('saved', { name: template.name }))
    },
  })

  const form = 'template-form'
  const isBlock = of.itemType === 'group'
  return (
    <Dialog
      title={t(isBlock ? 'saveBlock' : 'savePage')}
      description={t(isBlock ? 'saveBlockText' : 'savePageText')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" type="submit" form={form} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <NameField {...field} value={name} onName={setName} onFocus={(event) => event.target.select()} />
      </form>
    </Dialog>
  )
}
