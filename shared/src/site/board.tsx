import type { ReactNode } from 'react'
import type { Locale } from '../kernel/locale.ts'
import { translate } from '../kernel/messages/translator.ts'
import css from './board.module.css'
import { Carousel } from './carousel.tsx'
import { messages } from './messages.generated.ts'

interface BoardProps {
  layout: 'grid' | 'masonry' | 'split' | 'carousel' | 'avatar'
  columns: '3' | '4' | '5'
  format?: 'square' | 'portrait'
  fit?: 'cover' | 'contain'
  gap?: 'none' | 'small' | 'medium' | 'large'
  alignment?: 'left' | 'center' | 'right'
  locale: Locale
  className?: string | undefined
  /** The cards, as list items. */
  children: ReactNode
}

/** A list of cards in the layout that an editor chose. How many stand side by side follows the room that the board has. */
export function Board(props: BoardProps) {
  const { layout, columns, format, fit, gap = 'medium', alignment = 'left', locale, className, children } = props
  const list = (
    <ul
      className={[css.list, className].filter(Boolean).join(' ')}
      data-layout={layout}
      data-columns={columns}
      data-format={format}
      data-fit={fit}
      data-gap={gap}
      data-align={alignment}
      // A row that scrolls must be reachable by keyboard, and its cards need not be links.
      tabIndex={layout === 'carousel' ? 0 : undefined}
    >
      {children}
    </ul>
  )
  return (
    <div className={css.board}>
      {layout === 'carousel' ? <Carousel t={translate(messages, locale)}>{list}</Carousel> : list}
    </div>
  )
}
