import { align, type Span } from './align.ts'

/** Events by which a person does something in a window. Not the focus: it also comes back by itself. */
const leads = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
/** Height of the line that people look at: a third of the window below its top edge. */
const lineAt = 1 / 3
/** Frames for which the other side is still set right after the last scroll. */
const settling = 10

/** Which window leads: kept by the caller, as a frame that has loaded more is listened to anew. */
export interface Lead {
  current: Window | null
}

/** Windows of the same page scroll together: the one that a person is in leads, else the first that scrolls. Returns how to stop. */
export function scrollTogether(windows: readonly Window[], lead: Lead): () => void {
  const stops = new AbortController()
  let frame = 0
  let again = 0
  // Blocks out of sight are laid out only once they come into it, frames later: until then they are not where they stay.
  const follow = () => {
    frame = 0
    const leader = lead.current
    for (const other of windows) if (leader && other !== leader) bringTo(leader, other)
    if (again > 0) frame = requestAnimationFrame(follow)
    again -= 1
  }
  const start = () => {
    again = settling
    frame ||= requestAnimationFrame(follow)
  }
  for (const own of windows) {
    const options = { signal: stops.signal, capture: true, passive: true }
    // Who only crosses a side with the pointer moves nothing yet.
    const take = ({ type }: Event) => {
      if (own === lead.current) return
      lead.current = own
      if (type !== 'pointerenter') start()
    }
    const onScroll = () => {
      lead.current ??= own
      if (own === lead.current) start()
    }
    for (const name of leads) own.document.addEventListener(name, take, options)
    own.addEventListener('scroll', onScroll, options)
  }
  if (lead.current) start()
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
