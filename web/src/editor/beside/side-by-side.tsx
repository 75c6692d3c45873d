'use client'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import surface from '../../ui/surface.module.css'
import '../../ui/tokens.css'
import { editHref } from '../address/edit-address.ts'
import { EditorWords, useWords } from '../locales/words.tsx'
import { useBesideWords } from './messages/use-beside-words.ts'
import { readPageNews } from './page-news.ts'
import { scrollTogether } from './scroll-together.ts'
import css from './side-by-side.module.css'

interface Sides {
  readonly pageId: string
  readonly locales: readonly [Locale, Locale]
}

/** A page in two languages, each with its editor in a frame of its own, as its width decides how it is laid out. */
export function SideBySide(sides: Sides) {
  return (
    <EditorWords>
      <Frames {...sides} />
    </EditorWords>
  )
}

function Frames({ pageId, locales }: Sides) {
  const { language } = useWords()
  const t = useBesideWords()
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const open = useRef(pageId)
  const lead = useRef<Window | null>(null)
  const [isTogether, setTogether] = useState(true)
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const news = readPageNews(event)
      const side = frames.current.findIndex((frame) => frame?.contentWindow === event.source)
      const locale = locales[1 - side]
      if (!news || !locale) return
      setLoads((count) => count + 1)
      if (news.pageId === open.current) return
      // Who goes to another page on one side sees it on the other.
      open.current = news.pageId
      frames.current[1 - side]?.contentWindow?.location.replace(addressOf(news.pageId, locale))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [locales])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that has loaded has another document
  useEffect(() => {
    const windows = frames.current.flatMap((frame) => frame?.contentWindow ?? [])
    return isTogether && windows.length === 2 ? scrollTogether(windows, lead) : undefined
  }, [isTogether, loads])

  return (
    <main className={`${surface.surface} ${css.page}`}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <label className={css.together}>
          <input type="checkbox" checked={isTogether} onChange={(event) => setTogether(event.target.checked)} />
          {t('together')}
        </label>
        <IconButton
          label={t('close')}
          tip="below-end"
          onClick={() => window.location.assign(addressOf(open.current, locales[0]))}
        >
          <X size={18} />
        </IconButton>
      </header>
      {locales.map((locale, side) => (
        <iframe
          key={locale}
          ref={(frame) => {
            frames.current[side] = frame
          }}
          className={css.frame}
          title={t('frame', { language: localeName(locale, language) })}
          src={addressOf(pageId, locale)}
          onLoad={() => setLoads((count) => count + 1)}
        />
      ))}
    </main>
  )
}

function addressOf(id: string, locale: Locale): string {
  return editHref({ id, collection: null, slug: {} }, locale, 'toolbar=1')
}
