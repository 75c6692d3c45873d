'use client'
import { Eye, PowerOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { pageName, useDialog, useEditor, usePageEntry } from '../../context/editor-context.tsx'
import { usePublication } from '../../publication/publication.tsx'
import { useOpenPreview } from '../../shell/use-open-page.ts'
import { mayGoOffline } from '../pages/may-go-offline.ts'
import { ChangeList } from './change-list.tsx'
import { usePublishWords } from './messages/use-publish-words.ts'
import css from './publish-dialog.module.css'
import { PublishNotes } from './publish-notes.tsx'
import { useChanges } from './use-changes.ts'
import { usePublish } from './use-publish.ts'

/** Dialog with all that will change for visitors, and the button that publishes it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = usePublishWords()
  const [, openDialog] = useDialog()
  const { state, reload } = useChanges()
  const { publication } = usePublication()
  const publish = usePublish()
  const openPreview = useOpenPreview()
  const [busy, setBusy] = useState(false)
  const { document } = useEditor()
  const entry = usePageEntry()
  const hasChanges = state.step === 'ready' && state.answer.changes.length > 0
  const isBlocked = !hasChanges || (publication?.missingTotal ?? 0) > 0

  async function onPublish() {
    if (state.step !== 'ready') return
    setBusy(true)
    const isDone = await publish('publish', state.answer.state)
    setBusy(false)
    if (isDone) onClose()
    else reload()
  }

  return (
    <Dialog
      size="medium"
      title={t('publish.title', { page: entry ? pageName(document, entry) : '' })}
      description={
        state.step === 'ready' && hasChanges ? t('publish.changes', { count: state.answer.items }) : undefined
      }
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          {hasChanges && (
            <Button variant="quiet" className={css.left} onClick={() => openDialog({ type: 'revert' })}>
              {t('publish.toRevert')}
            </Button>
          )}
          {entry && (
            <Button variant="quiet" icon={<Eye size={16} />} onClick={() => void openPreview(entry)}>
              {t('publish.preview')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" busy={busy} disabled={isBlocked} onClick={onPublish}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      {state.step === 'loading' && (
        <div className={css.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
      {state.step === 'failed' && (
        <div className={css.stack}>
          <p className={text.text} role="alert">
            {state.sentence}
          </p>
          <div>
            <Button onClick={reload}>{t('retry')}</Button>
          </div>
        </div>
      )}
      {state.step === 'ready' && (
        <div className={css.stack}>
          <PublishNotes isAllSaved={state.isAllSaved} onLeave={onClose} />
          {hasChanges ? (
            <ChangeList {...state.answer} onLeave={onClose} />
          ) : (
            <p className={text.text}>{t('publish.nothing')}</p>
          )}
          {entry && mayGoOffline(entry) && (
            <div>
              <Button
                variant="quiet"
                icon={<PowerOff size={16} />}
                onClick={() => openDialog({ type: 'page', part: 'offline', locale: document.locale })}
              >
                {t('publish.offline')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
