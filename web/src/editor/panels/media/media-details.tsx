'use client'
import { sizeInWords } from '@blickfang/contract/content/media/file-size.ts'
import type { FocalPoint, MediaItem } from '@blickfang/contract/content/media/media.ts'
import { type MediaUse, nameOfUse } from '@blickfang/contract/content/media/media-use.ts'
import { type Locale, localeName, locales } from '@blickfang/contract/kernel/locale.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { Trash2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { usePublication } from '../../publication/publication.tsx'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { useLine } from '../kept-text.ts'
import { altsThere } from './alt-conflict.ts'
import { deleteWords } from './delete-words.ts'
import { FocalPointField } from './focal-point-field.tsx'
import { LabelFields } from './library/label-fields.tsx'
import { ReplaceFile } from './library/replace-file.tsx'
import css from './media-dialog.module.css'
import type { MediaLibrary } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { NameField } from './name-field.tsx'
import { FilmDetails } from './video/film-details.tsx'
import { filmLength, shownName } from './video/film-name.ts'

interface MediaDetailsProps {
  library: MediaLibrary
  item: MediaItem
  onDelete: () => void
}

/** Details of a chosen picture, video or file: its alternative texts, its point that stays in sight, and the way out. */
export function MediaDetails({ library, item, onDelete }: MediaDetailsProps) {
  const t = useMediaWords()
  const { language } = useWords()
  const session = useEditor()
  const settings = useSettings()
  const notify = useNotify()
  const { refresh } = usePublication()
  const [point, setPoint] = useState<FocalPoint | null>(item.focalPoint)
  // Texts of others that were told: who leaves the field again has read them, and takes their place.
  const told = useRef<Partial<Record<Locale, string>>>({})
  const uses = useUses(item.id)
  const isDocument = item.mediaType === 'document'
  const active = locales.filter((locale) => settings?.languages.active.includes(locale) ?? locale === 'de')

  async function save(change: {
    name?: string
    focalPoint?: FocalPoint | null
    alt?: Partial<Record<Locale, string>>
    altBefore?: Partial<Record<Locale, string>>
  }): Promise<boolean> {
    try {
      const { media } = await call('updateMedia', { media: { id: item.id, ...change } })
      session.rememberMedia(media)
      library.replace(media)
      if (change.alt) await refresh()
      return true
    } catch (error) {
      setPoint(item.focalPoint)
      const there = change.alt ? altsThere(error) : null
      if (!there) notify.failure(error, t('saveFailed'))
      else {
        Object.assign(told.current, there)
        // The field first hears that its words were not taken, and keeps them.
        setTimeout(() => library.replace({ ...item, altByLanguage: { ...item.altByLanguage, ...there } }))
        notify.refusal(t('altChanged', { text: Object.values(there).join(' ') }))
      }
      return false
    }
  }
  async function saveAlt(locale: Locale, value: string, before: string): Promise<boolean> {
    const isSaved = await save({ alt: { [locale]: value }, altBefore: { [locale]: told.current[locale] ?? before } })
    if (isSaved) delete told.current[locale]
    return isSaved
  }

  return (
    <section className={css.details} aria-label={t('details')}>
      <div className={css.meta}>
        <strong>{shownName(item)}</strong>
        <p className={text.soft}>{facts(item, language)}</p>
        <Uses uses={uses} />
      </div>
      <NameField key={item.id} item={item} onSave={(name) => save({ name })} />
      {item.mediaType === 'video' && <FilmDetails item={item} languages={active} onChange={library.replace} />}
      {!isDocument &&
        active.map((locale) => (
          <AltField
            key={`${item.id} ${locale}`}
            name={`alt.${item.id}.${locale}`}
            label={t('alt', { language: localeName(locale, language) })}
            hint={locale === active[0] ? t('altHint') : undefined}
            value={item.altByLanguage[locale] ?? ''}
            onSave={(value, before) => saveAlt(locale, value, before)}
          />
        ))}
      {!isDocument && (
        <FocalPointField
          media={item}
          value={point}
          onChange={setPoint}
          onDone={(next) => {
            setPoint(next)
            if (JSON.stringify(next) !== JSON.stringify(item.focalPoint)) void save({ focalPoint: next })
          }}
        />
      )}
      {isDocument && <OpenFile item={item} />}
      {item.mediaType !== 'video' && <ReplaceFile library={library} item={item} uses={uses} />}
      <LabelFields library={library} items={[item]} />
      <Button icon={<Trash2 size={16} />} onClick={onDelete}>
        {t(deleteWords(item).label)}
      </Button>
    </section>
  )
}

/** A file is looked at by the program that reads it. */
function OpenFile({ item }: { item: MediaItem }) {
  const t = useMediaWords()
  return (
    <p className={text.soft}>
      <a href={item.publicUrl} download={item.originalFilename}>
        {t('download')}
      </a>
    </p>
  )
}

/** Where a medium is used; null until that is known. */
function useUses(id: string): readonly MediaUse[] | null {
  const read = useCallback(() => call('listMediaUses', { id }), [id])
  return useRead(read).answer?.uses ?? null
}

/** Says where it is used; nothing until that is known. */
function Uses({ uses }: { uses: readonly MediaUse[] | null }) {
  const t = useMediaWords()
  const { language } = useWords()
  if (!uses) return null
  const places = uses.map((use) => nameOfUse(use, language)).join(', ')
  return <p className={text.soft}>{places === '' ? t('unused') : t('usedOn', { places })}</p>
}

interface AltFieldProps {
  /** Name of the picture and the language. */
  name: string
  label: string
  hint?: string | undefined
  value: string
  onSave: (value: string, before: string) => Promise<boolean>
}

function AltField({ name, label, hint, value, onSave }: AltFieldProps) {
  const { text: draft, type, leave } = useLine({ key: name, value, onSave })
  return (
    <TextField
      label={label}
      hint={hint}
      value={draft}
      maxLength={500}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  )
}

function facts(item: MediaItem, language: string): string {
  if (item.mediaType === 'video') return filmLength(item.videoSettings?.seconds) ?? ''
  const pixels = item.width && item.height ? `${item.width} × ${item.height}` : null
  return [item.extension.toUpperCase(), pixels, sizeInWords(item.fileSize, language)].filter(Boolean).join(' · ')
}
