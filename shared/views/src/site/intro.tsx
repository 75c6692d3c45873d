import type { ComponentType } from 'react'
import type { FieldProps } from '../kernel/view.ts'
import type from './type.module.css'

type Bound<Props> = ComponentType<Props> & { readonly isEmpty: boolean }

interface IntroProps {
  title: Bound<FieldProps['text']>
  lead: Bound<FieldProps['richText']>
  alignment?: 'left' | 'center' | 'right'
  /** Size of the title; `large` is as wide as the page lets it be. */
  size?: 'small' | 'medium' | 'large'
  /** Whether the title is the page's. */
  isPageTitle: boolean
}

/** A block's title and lead above what it shows; takes no room when both are empty. */
export function Intro({ title: Title, lead: Lead, alignment = 'left', size, isPageTitle }: IntroProps) {
  if (Title.isEmpty && Lead.isEmpty) return null
  return (
    <div className={type.intro} data-align={alignment} data-size={size}>
      <Title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
      <Lead className={type.lead} />
    </div>
  )
}
