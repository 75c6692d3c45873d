import { align, type Span } from './align.ts'

const leads = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
/** What one looks at stands a third below the top edge. */
const lineAt = 1 / 3

/** Windows of the same page scroll together: the one that a person is in leads. Returns how to stop. */
export function scrollTogether(windows: readonly Window[]): () => void {
  const stops = new AbortController()
  let leader: Window | null = null
  let frame = 0
  const follow = () => {
    frame = 0
    if (!leader) return
    for (const other of windows) if (other !== leader) bringTo(leader, other)
  }
  for (const own of windows) {
    const options = { signal: stops.signal, capture: true, passive: true }
    const lead = () => {
      leader = own
    }
    const onScroll = () => {
      if (own === leader && frame === 0) frame = requestAnimationFrame(follow)
    }
    for (const name of leads) own.document.addEventListener(name, lead, options)
    own.addEventListener('scroll', onScroll, options)
  }
  return () => {
    stops.abort()
    cancelAnimationFrame(frame)
  }
}

function bringTo(leader: Window, other: Window): void {
  // Blocks out of sight are not laid out: the second time they are where they stay.
  for (let time = 0; time < 2; time++) other.scrollTo({ top: targetOf(leader, other), behavior: 'instant' })
}

function targetOf(leader: Window, other: Window): number {
  if (leader.scrollY <= 0) return 0
  if (leader.scrollY >= endOf(leader) - 1) return endOf(other)
  return other.scrollY + align(spansOf(leader), spansOf(other), leader.innerHeight * lineAt)
}

function endOf({ document, innerHeight }: Window): number {
  return document.documentElement.scrollHeight - innerHeight
}

/** The blocks of the page, without the cards in them. */
function spansOf({ document }: Window): readonly Span[] {
  return [...document.querySelectorAll('main [data-group-id]')].flatMap((block) => {
    if (block.parentElement?.closest('[data-group-id]')) return []
    const { top, bottom } = block.getBoundingClientRect()
    return [{ id: block.getAttribute('data-group-id') ?? '', top, bottom }]
  })
}
