'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { useRef, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { errorSentence } from '../../../../cms/error-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import text from '../../../../ui/text.module.css'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useAction } from '../../../shell/actions/use-action.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import css from './film.module.css'
import { useFilmWords } from './messages/use-film-words.ts'

interface FilmDetailsProps {
  item: MediaItem
  /** Languages of the site. */
  languages: readonly Locale[]
  onChange: (item: MediaItem) => void
}

/** Details of a film alone: how far its upload is, the moment that its poster shows, and its captions. */
export function FilmDetails({ item, languages, onChange }: FilmDetailsProps) {
  const t = useFilmWords()
  const session = useEditor()
  const { videoSettings } = item
  if (videoSettings?.upload === 'preparing') return <p className={text.soft}>{t('preparingText')}</p>
  if (videoSettings?.upload === 'failed') return <p className={text.soft}>{t('faults.unreadable')}</p>
  if (videoSettings?.source !== 'mux') return null
  function keep(media: MediaItem) {
    session.rememberMedia(media)
    onChange(media)
  }
  return (
    <>
      <PosterField item={item} onChange={keep} />
      <fieldset className={css.group}>
        <legend>{t('captions')}</legend>
        <p className={text.soft}>{t('captionsHint')}</p>
        {languages.map((locale) => (
          <CaptionsField key={locale} item={item} locale={locale} onChange={keep} />
        ))}
      </fieldset>
    </>
  )
}

interface OneProps {
  item: MediaItem
  onChange: (item: MediaItem) => void
}

function PosterField({ item, onChange }: OneProps) {
  const t = useFilmWords()
  const notify = useNotify()
  const { seconds, posterAt } = item.videoSettings ?? {}
  const [second, setSecond] = useState(posterAt ?? 0)
  const { run, isBusy } = useAction()
  const most = seconds === undefined ? undefined : Math.floor(seconds * 10) / 10
  const set = (value: number) => setSecond(Math.min(Math.max(0, Number.isNaN(value) ? 0 : value), most ?? 86_400))

  const take = () =>
    run(t('posterFailed'), async () => {
      onChange((await call('setPoster', { id: item.id, second })).media)
      notify.success(t('posterDone'))
    })
  return (
    <fieldset className={css.group}>
      <legend>{t('poster')}</legend>
      {most !== undefined && (
        <input
          type="range"
          min={0}
          max={most}
          step={0.1}
          value={second}
          aria-label={t('posterSecond')}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      )}
      <TextField
        type="number"
        inputMode="decimal"
        label={t('posterSecond')}
        hint={most === undefined ? undefined : t('posterHint', { seconds: most })}
        min={0}
        {...(most !== undefined && { max: most })}
        step={0.1}
        value={second}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <Button busy={isBusy} onClick={take}>
        {t('posterTake')}
      </Button>
    </fieldset>
  )
}

function CaptionsField({ item, locale, onChange }: OneProps & { locale: Locale }) {
  const t = useFilmWords()
  const notify = useNotify()
  const { language: reader } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const language = localeName(locale, reader)
  const isThere = item.videoSettings?.captions?.some((caption) => caption.locale === locale) ?? false

  async function save(captions: string | null) {
    setFailure(null)
    try {
      onChange((await call('setCaptions', { id: item.id, locale, text: captions })).media)
      notify.success(t(captions === null ? 'captionsGone' : 'captionsKept', { language }))
    } catch (error) {
      const what = t('captionsFailed')
      setFailure(`${what}. ${errorSentence(error, reader)}`)
    }
  }
  return (
    <div className={css.captions}>
      <span className={css.language}>{language}</span>
      <Button
        aria-label={t(isThere ? 'captionsReplaceNamed' : 'captionsAddNamed', { language })}
        onClick={() => input.current?.click()}
      >
        {t(isThere ? 'captionsReplace' : 'captionsAdd')}
      </Button>
      {isThere && (
        <Button aria-label={t('captionsRemoveNamed', { language })} onClick={() => void save(null)}>
          {t('captionsRemove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,text/vtt"
        aria-label={t('captionsAddNamed', { language })}
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) await save(await file.text())
        }}
      />
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
