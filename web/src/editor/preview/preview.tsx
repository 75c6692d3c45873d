'use client'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import surface from '../../ui/surface.module.css'
import '../../ui/tokens.css'
import { editHref } from '../address/edit-address.ts'
import { EditorWords } from '../locales/words.tsx'
import { usePreviewWords } from './messages/use-preview-words.ts'
import css from './preview.module.css'
import { previewFrame } from './preview-frame.ts'

interface Looked {
  readonly pageId: string
  readonly locale: Locale
  /** Where visitors find it; null: it has never been published, or not in this language. */
  readonly live: string | null
}

/** How wide the windows are in which a page is looked at, in CSS pixels: a phone, a tablet upright, a screen. */
const devices = { phone: 390, tablet: 768, desktop: 1440 } as const
type Device = keyof typeof devices

/** A page as visitors see it now, and as they will: as wide as their windows, without any tool on it. */
export function Preview(looked: Looked) {
  return (
    <EditorWords>
      <Frame {...looked} />
    </EditorWords>
  )
}

function Frame({ pageId, locale, live }: Looked) {
  const t = usePreviewWords()
  const [state, setState] = useState<'draft' | 'live'>('draft')
  // How it looks as wide as this window one has seen while editing.
  const [device, setDevice] = useState<Device>('phone')
  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const width = devices[device]
  const scale = room ? Math.min(1, room.width / width) : 1
  const draft = editHref({ id: pageId, collection: null, slug: {} }, locale)
  const place = { '--width': `${width}px`, '--scale': scale, '--height': `${(room?.height ?? 0) / scale}px` }
  return (
    <main className={`${surface.surface} ${css.page}`}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <fieldset className={css.choice} aria-label={t('state')}>
          <Button aria-pressed={state === 'draft'} onClick={() => setState('draft')}>
            {t('draft')}
          </Button>
          <Button
            aria-pressed={state === 'live'}
            disabled={live === null}
            title={live === null ? t('notLive') : undefined}
            onClick={() => setState('live')}
          >
            {t('live')}
          </Button>
        </fieldset>
        <fieldset className={css.choice} aria-label={t('devices')}>
          {(Object.keys(devices) as Device[]).map((name) => (
            <Button key={name} aria-pressed={device === name} onClick={() => setDevice(name)}>
              {t(`device.${name}`)}
            </Button>
          ))}
        </fieldset>
        <IconButton
          label={t('close')}
          tip="below-end"
          onClick={() =>
            window.location.assign(editHref({ id: pageId, collection: null, slug: {} }, locale, 'toolbar=1'))
          }
        >
          <X size={18} />
        </IconButton>
      </header>
      <div ref={stage} className={css.stage}>
        <iframe
          key={state}
          name={previewFrame}
          className={css.frame}
          style={place as CSSProperties}
          title={t('frame', { state: t(state), device: t(`device.${device}`) })}
          src={state === 'live' && live !== null ? live : draft}
        />
      </div>
    </main>
  )
}

/** How much room an element has, in CSS pixels; null until it is known. */
function useRoom(ref: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])
  return room
}
