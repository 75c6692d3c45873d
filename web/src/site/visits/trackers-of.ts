import type { SiteView } from '@blickfang/contract/content/site-view.ts'

/** Names of the trackers, as people who use them say, by the key of the setting. */
const names = { analytics: 'Google Analytics', tagManager: 'Google Tag Manager', pixel: 'Meta Pixel' } as const

interface Tracker {
  readonly kind: keyof typeof names
  readonly name: string
  readonly id: string
}

/** The trackers that the settings name. A value that is no id, such as a sentence somebody typed into the field, counts as none. */
export function trackersOf(tracking: SiteView['tracking']): readonly Tracker[] {
  return (['analytics', 'tagManager', 'pixel'] as const).flatMap((kind) => {
    const id = tracking[kind].id.trim()
    return /^[\w-]+$/.test(id) ? [{ kind, name: names[kind], id }] : []
  })
}
