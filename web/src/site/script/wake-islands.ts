import { blockIslands } from '@blickfang/blocks/islands.generated.ts'
import { blockIslands as ownIslands } from '@blickfang/blocks/project/islands'
import type { AnyIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import { giveTaps, hasTap } from './keep-taps.ts'
import { tellTrouble } from './tell-trouble.ts'

type Hydrate = typeof import('@blickfang/views/kernel/island/hydrate-island.tsx').hydrateIsland
type Share = Parameters<Hydrate>[0]['share']

/** Every island by its name, each with code of its own. */
const islands: { readonly [name: string]: AnyIsland } = {
  ...blockIslands,
  ...ownIslands,
  gameStatus: () => import('../../game/game-status-island.tsx').then((module) => module.GameStatusIsland),
}

const woken = new WeakSet<Element>()
/** Events by which somebody turns to an island. */
const touches = ['pointerdown', 'focusin'] as const

interface Wake {
  /** Brings React, of which a page without islands loads nothing. */
  readonly loadReact: () => Promise<unknown>
  /** Values that the island around these shares with them. */
  readonly share?: Share
}

/** Wakes each island in this part of the page, once it comes near the view or is touched, or is touched where it waits for that; islands within islands wake with the outer one. */
export function wakeIslands(part: ParentNode, wake: Wake): void {
  for (const place of part.querySelectorAll<HTMLElement>('[data-island]')) {
    const around = place.parentElement?.closest('[data-island]')
    if (woken.has(place) || (around && part.contains(around))) continue
    woken.add(place)
    // What stands in an island that is awake belongs to it: the card of a hole decides where its page leads. And who has pressed
    // before there was a script to hear it, waits.
    if (wake.share || hasTap(place)) void wakeIsland(place, wake)
    else whenNear(place, () => void wakeIsland(place, wake))
  }
}

async function wakeIsland(place: HTMLElement, { loadReact, share }: Wake): Promise<void> {
  const loadIsland = islands[place.dataset.island ?? '']
  if (!loadIsland) return console.error(`${place.dataset.island} did not come.`)
  await loadAgain(loadReact)
  const [Loaded, { hydrateIsland }] = await loadAgain(() =>
    Promise.all([loadIsland().then(({ load }) => load()), import('@blickfang/views/kernel/island/hydrate-island.tsx')]),
  )
  hydrateIsland({
    place,
    Loaded: Loaded as Parameters<Hydrate>[0]['Loaded'],
    share: share ?? null,
    onPlaced: (part, inner) => wakeIslands(part, { loadReact, share: inner }),
    onAwake: () => giveTaps(place),
    onFailed: () => tellTrouble(place),
  })
}

/** An island has no box of its own, and around what it shows may be an element without one, which says its language: what is within is watched. */
function whenNear(place: HTMLElement, wake: () => void): void {
  const controller = new AbortController()
  const end = () => {
    watcher.disconnect()
    controller.abort()
    wake()
  }
  const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && end(), {
    rootMargin: '100% 0px',
  })
  for (const touch of touches) place.addEventListener(touch, end, { signal: controller.signal })
  if (place.dataset.wakes) return
  for (const shown of place.querySelectorAll(':scope > *, :scope > * > *')) watcher.observe(shown)
}
