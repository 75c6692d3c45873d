'use client'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { setAlt } from '../../commands/alt/set-alt.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { usePublication } from '../../publication/publication.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { useTyped } from '../kept-text.ts'
import { FormButtons } from '../pages/forms/form-buttons.tsx'
import css from './media-dialog.module.css'
import { useMediaWords } from './messages/use-media-words.ts'

/** Asks on the spot what a picture of the page shows, in a language in which nobody has said it. */
export function AltDialog({ mediaId, locale, onClose }: DialogProps<'alt'>) {
  const t = useMediaWords()
  const { language } = useWords()
  const session = useEditor()
  const media = useStore(session.document.media, (known) => known[mediaId])
  const { refresh } = usePublication()
  const [alt, write] = useTyped(`alt.${mediaId}.${locale}`, '')
  const [attempt, setAttempt] = useState(0)
  if (!media) return null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (!hasVisibleText(alt)) return
    session.run(setAlt, { mediaId, locale, alt: alt.trim() })
    onClose()
    // What is counted is what the server holds.
    await session.flush()
    await refresh()
  }
  return (
    <Dialog title={t('describe')} closeLabel={t('close')} onClose={onClose}>
      <form className={css.meta} noValidate onSubmit={submit}>
        <img className={css.asked} src={pictureAddress(media, 640)} alt="" />
        <TextField
          label={t('alt', { language: localeName(locale, language) })}
          hint={media.alt && t('altSource', { alt: media.alt })}
          value={alt}
          maxLength={500}
          required
          autoFocus
          attempt={attempt}
          error={attempt > 0 && !hasVisibleText(alt) ? t('altEmpty') : null}
          onChange={(event) => write(event.target.value)}
        />
        <FormButtons onCancel={onClose} />
      </form>
    </Dialog>
  )
}
