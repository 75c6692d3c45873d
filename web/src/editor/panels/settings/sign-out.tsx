'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../../../login/sign-in.ts'
import { forgetEditor } from '../../../site/edit-link/noted-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useSettingsWords } from './messages/use-settings-words.ts'

/** Ends the session. Changes that are not saved yet are named first: they wait on this device. */
export function SignOut() {
  const t = useSettingsWords()
  const session = useEditor()
  const [, openDialog] = useDialog()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    const isDone = await signOut()
    setBusy(false)
    if (isDone) {
      forgetEditor()
      window.location.assign(`/${session.document.locale}`)
    } else notify.failure(new ApiError('UNAVAILABLE', 0), t('signOut.failed'))
  }

  async function ask() {
    setBusy(true)
    const isAllSaved = await session.flush()
    setBusy(false)
    if (isAllSaved) return leave()
    openDialog({
      type: 'question',
      title: t('signOut.title'),
      text: t('signOut.unsaved', { count: session.sync.getState().waiting }),
      action: t('signOut.action'),
      danger: false,
      onConfirm: () => void leave(),
    })
  }
  return (
    <Button icon={<LogOut size={16} />} busy={busy} onClick={ask}>
      {t('signOut.action')}
    </Button>
  )
}
