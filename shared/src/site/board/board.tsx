import type { ReactNode } from 'react'
import type { Locale } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import type { OptionValue } from '../../options/options.generated.ts'
import { messages } from '../messages.generated.ts'
import css from './board.module.css'
import { Carousel } from './carousel.tsx'
import count from './columns.module.css'
import row from './row.module.css'

interface BoardProps {
  layout: OptionValue<'gridLayout'>
  columns: OptionValue<'columnLayout'>
  /** What a grid becomes on a phone. */
  phone?: OptionValue<'phoneLayout'>
  format?: 'square' | 'portrait'
  fit?: 'cover' | 'contain'
  gap?: 'none' | 'small' | 'medium' | 'large'
  alignment?: 'left' | 'center' | 'right'
  locale: Locale
  className?: string | undefined
  /** The cards, as list items. */
  children: ReactNode
}

/** Layouts whose cards stand in one row, which moves sideways where they do not fit. */
const rows: readonly BoardProps['layout'][] = ['carousel', 'shelf', 'window']

/** A list of cards in the layout that an editor chose. How many stand side by side follows the room that the board has. */
export function Board(props: BoardProps) {
  const { layout, columns, phone, format, fit, gap = 'medium', alignment = 'left', locale, className, children } = props
  const phoneLayout = layout === 'grid' ? phone : undefined
  const isRow = rows.includes(layout) || phoneLayout === 'swipe'
  const list = (
    <ul
      className={[css.list, count.columns, isRow && row.row, className].filter(Boolean).join(' ')}
      data-layout={layout}
      data-columns={columns}
      data-phone={phoneLayout}
      data-format={format}
      data-fit={fit}
      data-gap={gap}
      data-align={alignment}
      // A row that scrolls must be reachable by keyboard, and its cards need not be links.
      tabIndex={isRow ? 0 : undefined}
    >
      {children}
    </ul>
  )
  return (
    <div className={css.board} data-bleed={layout === 'shelf' || undefined}>
      {isRow ? <Carousel t={translate(messages, locale)}>{list}</Carousel> : list}
    </div>
  )
}
