import { sendAnalytics } from '@blickfang/views/site/visitor/analytics.ts'
import { hasConsent } from '@blickfang/views/site/visitor/consent.ts'
import { useEffect, useRef } from 'react'

/** A pause of this length, in ms, and the card counts as looked at. Source: spec/public-site.md §7. */
const pause = 500

interface Seen {
  readonly sliderId: string
  readonly pageId: string
  readonly count: number
  readonly index: number
  /** Whether a visitor has the slider before their eyes. */
  readonly isSeen: boolean
}

/** Counts how far visitors come, if they have agreed to be counted. */
export function useAnalytics({ sliderId, pageId, count, index, isSeen }: Seen): void {
  const told = useRef<number | null>(null)
  useEffect(() => {
    // What was looked at before a yes is not told by a yes that comes within the pause.
    if (!isSeen || told.current === index || !hasConsent('analytics')) return
    const timer = setTimeout(() => {
      told.current = index
      sendAnalytics('slider_progress_update', {
        sliderId,
        pageId,
        totalProgress: Math.round(((index + 1) / count) * 100),
        totalSlideCount: count,
        currentIndex: index,
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [sliderId, pageId, count, index, isSeen])
}
