import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { OptionValue } from '@blickfang/contract/options/options.generated.ts'
import type { ReactNode } from 'react'
import { messages } from '../messages.generated.ts'
import css from './board.module.css'
import { Carousel } from './carousel.tsx'
import count from './columns.module.css'
import row from './row.module.css'

/** How the cards lie: those of `options/board.ts` that a block has. */
export interface BoardOptions {
  readonly gridLayout: OptionValue<'gridLayout'>
  readonly columnLayout: OptionValue<'columnLayout'>
  /** Layout of a grid on a phone. */
  readonly phoneLayout?: OptionValue<'phoneLayout'>
  readonly imageFormat?: OptionValue<'imageFormat'>
  readonly objectFit?: OptionValue<'objectFit'>
  readonly gap?: OptionValue<'size'>
  readonly alignment?: OptionValue<'alignment'>
}

interface BoardProps {
  options: BoardOptions
  locale: Locale
  className?: string | undefined
  /** The cards, as list items. */
  children: ReactNode
}

/** Layouts whose cards stand in one row, which moves sideways where they do not fit. */
const rows: readonly BoardOptions['gridLayout'][] = ['carousel', 'shelf', 'window']

/** A list of cards in the layout that an editor chose. How many stand side by side follows the room that the board has. */
export function Board({ options, locale, className, children }: BoardProps) {
  const { gridLayout: layout, gap = 'medium', alignment = 'left' } = options
  const phoneLayout = layout === 'grid' ? options.phoneLayout : undefined
  const isRow = rows.includes(layout) || phoneLayout === 'swipe'
  const list = (
    <ul
      className={[css.list, count.columns, isRow && row.row, className].filter(Boolean).join(' ')}
      data-layout={layout}
      data-columns={options.columnLayout}
      data-phone={phoneLayout}
      data-format={options.imageFormat}
      data-fit={options.objectFit}
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
