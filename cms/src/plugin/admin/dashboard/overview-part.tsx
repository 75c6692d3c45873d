import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import type { Sentences } from './messages.generated.ts'
import css from './overview.module.css'

/** Words and place of the admin, as each part of the overview needs them. */
export interface Place {
  readonly t: Translate<Sentences>
  /** Where the admin begins. */
  readonly admin: string
  readonly language: string
  /** The shop's: what is drawn here is drawn on a server. */
  readonly timeZone: string
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly isAlarming?: boolean
  readonly children: ReactNode
}

/** A box with a heading of its own. */
export function Part({ id, title, isAlarming, children }: PartProps) {
  return (
    <section className={css.part} aria-labelledby={id} data-alarming={isAlarming || undefined}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
