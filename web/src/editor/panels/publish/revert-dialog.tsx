'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { ChangeList } from './change-list.tsx'
import { usePublishWords } from './messages/use-publish-words.ts'
import css from './publish-dialog.module.css'
import { useChanges } from './use-changes.ts'
import { usePublish } from './use-publish.ts'

/** Asks before all unpublished changes of the page go, and shows which. */
export function RevertDialog({ onClose }: { onClose: () => void }) {
  const t = usePublishWords()
  const settings = useSettings()
  const { state, reload } = useChanges()
  const publish = usePublish()
  const [busy, setBusy] = useState(false)
  const isMultilingual = (settings?.languages.active.length ?? 0) > 1

  async function onRevert() {
    setBusy(true)
    // Where the list could not be read there is nothing to compare with.
    const isDone = await publish('revert', state.step === 'ready' ? state.answer.state : undefined)
    setBusy(false)
    if (isDone) onClose()
    else reload()
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={busy || state.step === 'loading'}
      title={t('revert.title')}
      confirmLabel={t('revert.action')}
      cancelLabel={t('cancel')}
      onConfirm={onRevert}
      onCancel={onClose}
    >
      <div className={css.stack}>
        <p className={text.text}>{isMultilingual ? t('revert.warningMultilingual') : t('revert.warning')}</p>
        {state.step === 'loading' && <Spinner label={t('loading')} />}
        {state.step === 'failed' && <p className={text.soft}>{state.sentence}</p>}
        {state.step === 'ready' && <ChangeList {...state.answer} onLeave={onClose} />}
      </div>
    </ConfirmDialog>
  )
}
