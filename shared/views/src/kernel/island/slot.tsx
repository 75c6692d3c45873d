import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { ContextShare, useProvided } from './shared-context.tsx'

/** Content that an island shows and others made: cards, blocks, words. In a visitor's browser this is the server's markup, which stays as it is. */
export type Slotted = ReactNode | SlotMarkup

interface FoundMarkup {
  readonly nodes: readonly Node[]
  /** Called whenever the nodes have a place on the page. */
  readonly onPlaced: (place: HTMLElement, share: ContextShare) => void
}

/** The way of a slot's content through the server's HTML: `content` on the server, `found` in the browser. */
export class SlotMarkup {
  readonly key: string
  readonly content: ReactNode
  readonly found: FoundMarkup | null
  /** Values from the island around, for the islands within it. */
  readonly share = new ContextShare()

  constructor(key: string, content: ReactNode, found: FoundMarkup | null = null) {
    this.key = key
    this.content = content
    this.found = found
  }

  toJSON() {
    return { $slot: this.key }
  }

  place(element: HTMLElement): void {
    if (!this.found) return
    const { nodes, onPlaced } = this.found
    if (nodes[0]?.parentNode !== element) element.replaceChildren(...nodes)
    onPlaced(element, this.share)
  }
}

interface SlotProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content'> {
  as: 'div' | 'section' | 'span' | 'ul'
  content: Slotted
  ref?: Ref<HTMLElement>
}

/** The place of what others made, in the markup of an island. */
export function Slot({ content, as, ...place }: SlotProps) {
  if (content instanceof SlotMarkup && content.found) return <FoundSlot {...place} as={as} markup={content} />
  const Tag = as as 'div'
  const isMarkup = content instanceof SlotMarkup
  return (
    <Tag {...(place as object)} data-slot={isMarkup ? content.key : undefined}>
      {isMarkup ? content.content : content}
    </Tag>
  )
}

// One object for all renderings, so that React never writes it.
const untouched = { __html: '' }

/** React neither reads nor writes what stands in it: the nodes are the server's, with what has been begun on them. */
function FoundSlot({ markup, as, ref, ...place }: Omit<SlotProps, 'content'> & { markup: SlotMarkup }) {
  const own = useRef<HTMLElement>(null)
  const values = useProvided()
  useLayoutEffect(() => markup.share.share(values))
  useLayoutEffect(() => {
    if (own.current) markup.place(own.current)
  }, [markup])
  const Tag = as as 'div'
  return (
    <Tag
      {...(place as object)}
      ref={(element: HTMLElement | null) => {
        own.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      data-slot={markup.key}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what stands there alone
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}
