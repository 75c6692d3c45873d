import { Component, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Beginnings, Whole } from './part.tsx'
import { type ContextShare, Shared } from './shared-context.tsx'
import { SlotMarkup } from './slot.tsx'

let count = 0

interface Hydration {
  readonly place: HTMLElement
  readonly Loaded: (props: object) => ReactNode
  /** Values of the island around this one; null where there is none. */
  readonly share: ContextShare | null
  /** Wakes the islands in a part of the page that this one leaves as it is. */
  readonly onPlaced: (part: HTMLElement, share: ContextShare) => void
  /** Called when the island and all of its parts hear what is pressed; until then nobody else may. */
  readonly onAwake: () => void
  readonly onFailed: () => void
}

/** Takes over an island's server markup. A failing island leaves the markup as the server made it. */
export function hydrateIsland({ place, Loaded, share, onPlaced, onAwake, onFailed }: Hydration): void {
  const props = readProps(place, onPlaced)
  const still = place.innerHTML
  hydrateRoot(
    place,
    <StillMarkup html={still} onFailed={onFailed}>
      <Shared by={share}>
        <Whole by={new Beginnings(onAwake)}>
          <Loaded {...props} />
        </Whole>
      </Shared>
    </StillMarkup>,
    {
      identifierPrefix: `island${count++}-`,
      onCaughtError: (error) => console.error(`The island ${place.dataset.island} failed:`, error),
    },
  )
}

/** The props beside the markup; their slots are found in it, or wait hidden before it. */
function readProps(place: HTMLElement, onPlaced: Hydration['onPlaced']): object {
  const slots = [...place.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === place,
  )
  const late = [...place.querySelectorAll<HTMLElement>(':scope > [data-late-slot]')]
  for (const slot of late) slot.remove()
  const made = new Map<string, SlotMarkup>()
  function markup(key: string): SlotMarkup {
    const known = made.get(key)
    if (known) return known
    const element =
      slots.find(({ dataset }) => dataset.slot === key) ?? late.find(({ dataset }) => dataset.lateSlot === key)
    const found = new SlotMarkup(key, null, { nodes: [...(element?.childNodes ?? [])], onPlaced })
    made.set(key, found)
    return found
  }
  return JSON.parse(place.dataset.props ?? '{}', (_, value) =>
    typeof value === 'object' && value !== null && '$slot' in value ? markup(value.$slot) : value,
  )
}

interface StillMarkupProps {
  html: string
  onFailed: () => void
  children: ReactNode
}

class StillMarkup extends Component<StillMarkupProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    const { html, children } = this.props
    if (!this.state.isBroken) return children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, as it stood here before
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
