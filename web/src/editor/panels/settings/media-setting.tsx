'use client'
import type { MediaView } from '@blickfang/shared/content/media.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../cms/api-client.ts'
import { ApiError } from '../../../cms/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import styles from './settings-panel.module.css'

interface MediaSettingProps {
  label: string
  /** A medium's id. */
  value: string | null
  onSave: (id: string | null) => void
  /** The picture is for a dark ground and shown on one. */
  isForDark?: boolean
}

/** A picture of the library as a setting, such as the logo. */
export function MediaSetting({ label, value, onSave, isForDark }: MediaSettingProps) {
  const t = useDialogWords()
  const [, openDialog] = useDialog()
  const media = useMedium(value)
  return (
    <div className={styles.media}>
      <span>{label}</span>
      {media && (
        <img
          className={styles.thumb}
          data-dark={isForDark || undefined}
          src={pictureAddress(media, 320)}
          alt={media.alt}
        />
      )}
      {value && !media && <span className={text.soft}>{t('settings.pictureSet')}</span>}
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            openDialog({ type: 'media', accept: 'image', onPick: (picked) => picked && onSave(picked.id) })
          }
        >
          {t('settings.choosePicture')}
        </Button>
        {value && <Button onClick={() => onSave(null)}>{t('remove')}</Button>}
      </div>
    </div>
  )
}

/** The picture that a setting names. The page knows those that it shows; another one is asked for. */
function useMedium(id: string | null): MediaView | undefined {
  const session = useEditor()
  const medium = useStore(session.document.media, (known) => (id ? known[id] : undefined))
  const unknown = medium ? null : id
  useEffect(() => {
    if (!unknown) return
    call('listMedia', { id: unknown }).then(
      ({ media: [found] }) => found && session.rememberMedia(found),
      // Without it the setting says that a picture is chosen.
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
  }, [unknown, session])
  return medium
}
