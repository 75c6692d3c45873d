import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { LineIcon } from '@blickfang/views/site/icons/line-icon.tsx'
import { useState } from 'react'
import css from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import type { LivePosition } from './use-live-position.ts'

const seenKey = 'mapGeolocationTooltipSeen'

/** The button for one's own position, with a hint that is shown once a session. */
export function LocateTool({ position, t }: { position: LivePosition; t: Translate<Sentences> }) {
  const [hasHint, setHint] = useState(() => !wasSeen())
  const [known, setKnown] = useState<string | null>(null)
  const { status, toggle } = position
  const isOn = status === 'on' || status === 'asking' || status === 'missing'
  const trouble = status === 'denied' ? t('locateDenied') : status === 'missing' ? t('locateMissing') : null
  const name = isOn ? t('locating') : t('locate')

  function dismiss() {
    setHint(false)
    try {
      sessionStorage.setItem(seenKey, 'true')
    } catch {
      // Without storage the hint comes again with the next page.
    }
  }

  return (
    <div>
      <button
        type="button"
        className={css.tool}
        aria-label={name}
        title={name}
        aria-pressed={isOn}
        onClick={() => {
          dismiss()
          setKnown(null)
          toggle()
        }}
      >
        <LineIcon path="M12 2v4M12 18v4M2 12h4M18 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" />
      </button>
      {hasHint && (
        <div className={css.hint}>
          <p>{t('locateHint')}</p>
          <button type="button" className={css.dismiss} onClick={dismiss}>
            {t('dismiss')}
          </button>
        </div>
      )}
      <p className={css.unseen} role="status">
        {trouble}
      </p>
      {trouble && !hasHint && trouble !== known && (
        <div className={css.hint}>
          <p aria-hidden="true">{trouble}</p>
          <button type="button" className={css.dismiss} onClick={() => setKnown(trouble)}>
            {t('dismiss')}
          </button>
        </div>
      )}
    </div>
  )
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(seenKey) === 'true'
  } catch {
    return true
  }
}
