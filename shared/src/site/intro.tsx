import type { ComponentType } from 'react'
import type { FieldProps } from '../kernel/view.ts'
import type from './type.module.css'

type Bound<Props> = ComponentType<Props> & { readonly isEmpty: boolean }

interface IntroProps {
  title: Bound<FieldProps['text']>
  lead: Bound<FieldProps['richText']>
  alignment?: 'left' | 'center' | 'right'
  /** The block's place on the page: the first title is the page's. */
  index: number
}

/** A block's title and lead above what it shows; takes no room when both are empty. */
export function Intro({ title: Title, lead: Lead, alignment = 'left', index }: IntroProps) {
  if (Title.isEmpty && Lead.isEmpty) return null
  return (
    <div className={type.intro} data-align={alignment}>
      <Title as={index === 0 ? 'h1' : 'h2'} className={type.title} />
      <Lead className={type.lead} />
    </div>
  )
}
