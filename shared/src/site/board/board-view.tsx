import { type ComponentProps, type ReactNode } from 'react'
import type { Locale } from '../../kernel/locale.ts'
import { Intro } from '../intro.tsx'
import { Board } from './board.tsx'

type Layout = ComponentProps<typeof Board>
type Head = ComponentProps<typeof Intro>

interface BoardViewProps {
  readonly fields: Pick<Head, 'title' | 'lead'>
  /** Those of `options/board.ts` that the block has. */
  readonly options: {
    readonly gridLayout: Layout['layout']
    readonly columnLayout: Layout['columns']
    readonly phoneLayout?: Layout['phone']
    readonly imageFormat?: Layout['format']
    readonly objectFit?: Layout['fit']
    readonly gap?: Layout['gap']
    readonly alignment?: Layout['alignment']
  }
  readonly site: { readonly locale: Locale }
  readonly index: number
  readonly className?: string | undefined
  /** The cards, as list items. */
  readonly children: ReactNode
}

/** A block that is a board: its title and lead, and below them its cards as its options lay them. */
export function BoardView({ fields, options, site, index, className, children }: BoardViewProps) {
  return (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} index={index} />
      <Board
        layout={options.gridLayout}
        columns={options.columnLayout}
        phone={options.phoneLayout}
        format={options.imageFormat}
        fit={options.objectFit}
        gap={options.gap}
        alignment={options.alignment}
        locale={site.locale}
        className={className}
      >
        {children}
      </Board>
    </>
  )
}
