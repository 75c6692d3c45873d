import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Intro } from '../intro.tsx'
import { Board, type BoardOptions } from './board.tsx'

type Head = ComponentProps<typeof Intro>

interface BoardViewProps {
  readonly fields: Pick<Head, 'title' | 'lead'>
  readonly options: BoardOptions
  readonly site: { readonly locale: Locale }
  readonly isPageTitle: boolean
  readonly className?: string | undefined
  /** The cards, as list items. */
  readonly children: ReactNode
}

/** A block that is a board: its title and lead, and below them its cards as its options lay them. */
export function BoardView({ fields, options, site, isPageTitle, className, children }: BoardViewProps) {
  return (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} isPageTitle={isPageTitle} />
      <Board options={options} locale={site.locale} className={className}>
        {children}
      </Board>
    </>
  )
}
