import { align, type Span } from './align.ts'

const leads = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
/** What one looks at stands a third below the top edge. */
const lineAt = 1 / 3
/** Frames for which the other side is still set right after the last scroll. */
const settling = 10

/** Windows of the same page scroll together: the one that a person is in leads. Returns how to stop. */
export function scrollTogether(windows: readonly Window[]): () => void {
  const stops = new AbortController()
  let leader: Window | null = null
  let frame = 0
  let again = 0
  // Blocks out of sight are laid out only once they come into it, frames later: until then they are not where they stay.
  const follow = () => {
    frame = 0
    for (const other of windows) if (leader && other !== leader) bringTo(leader, other)
    if (again > 0) frame = requestAnimationFrame(follow)
    again -= 1
  }
  for (const own of windows) {
    const options = { signal: stops.signal, capture: true, passive: true }
    const start = () => {
      again = settling
      frame ||= requestAnimationFrame(follow)
    }
    // Who only crosses a side with the pointer moves nothing yet.
    const lead = ({ type }: Event) => {
      if (own === leader) return
      leader = own
      if (type !== 'pointerenter') start()
    }
    const onScroll = () => {
      if (own === leader) start()
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
  const top = targetOf(leader, other)
  if (Math.abs(top - other.scrollY) >= 1) other.scrollTo({ top, behavior: 'instant' })
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
