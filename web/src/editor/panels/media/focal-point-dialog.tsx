'use client'
import type { FocalPoint } from '@blickfang/shared/content/media.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { FocalPointField } from './focal-point-field.tsx'
import styles from './media-dialog.module.css'
import { useMediaWords } from './messages/use-media-words.ts'

/** Sets what of a picture on the page stays in sight. */
export function FocalPointDialog({ mediaId, onDone, onClose }: DialogProps<'focalPoint'>) {
  const t = useMediaWords()
  const session = useEditor()
  const media = useStore(session.document.media, (known) => known[mediaId])
  const notify = useNotify()
  const [point, setPoint] = useState<FocalPoint | null>(media?.focalPoint ?? null)
  const [busy, setBusy] = useState(false)
  if (!media) return null

  async function save() {
    setBusy(true)
    try {
      const answer = await call('updateMedia', { media: { id: mediaId, focalPoint: point } })
      session.rememberMedia(answer.media)
      onDone(answer.media)
      onClose()
    } catch (error) {
      notify.failure(error, t('saveFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="medium"
      title={t('focus.title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" busy={busy} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.tall}>
        <FocalPointField media={media} value={point} onChange={setPoint} onDone={setPoint} />
      </div>
    </Dialog>
  )
}
