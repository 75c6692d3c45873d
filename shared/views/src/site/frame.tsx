import type { Group } from '@blickfang/contract/kernel/block.ts'
import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import type { ReactNode } from 'react'
import css from './frame.module.css'

interface FrameProps {
  group: Group
  id: string
  options: Readonly<Record<string, unknown>>
  /** Cards have a parent; they get no width and no space of their own. */
  isCard: boolean
  /** Attributes from the surroundings, such as the editor's `data-group-id`. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>
  children: ReactNode
}

/** The one wrapper of a group, alike on the live page and in the editor; the common options land here and not in every view. */
export function Frame({ group, id, options, isCard, attributes, children }: FrameProps) {
  const Element = group.element
  if (isCard) {
    return (
      <Element id={blockAnchor(id)} className={css.card} {...attributes}>
        {children}
      </Element>
    )
  }
  return (
    <Element
      id={blockAnchor(id)}
      className={css.block}
      data-background={text(options.background)}
      data-spacing={text(options.spacing)}
      {...attributes}
    >
      {children}
    </Element>
  )
}

function text(value: unknown) {
  return typeof value === 'string' ? value : undefined
}
