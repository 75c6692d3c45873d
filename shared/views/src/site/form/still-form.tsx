import type { AskedKind } from '@blickfang/contract/options/asked-kind/option.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../button.ts'
import fields from './entry-fields.module.css'
import form from './entry-form.module.css'
import css from './still-form.module.css'

interface StillFormProps {
  /** Words on the button. */
  send: ReactNode
  children: ReactNode
}

/** A form that is being made: it looks as it will, nothing can be filled in, and all its words are at hand. */
export function StillForm({ send, children }: StillFormProps) {
  return (
    <div className={form.form}>
      <ul className={`${form.fields} ${css.fields}`}>{children}</ul>
      <div className={form.end}>
        <span className={buttonClass({ variant: 'contained' })}>{send}</span>
      </div>
    </div>
  )
}

interface StillFieldProps {
  kind: AskedKind
  label: ReactNode
  /** Words for a field that may be left out; null for one that must be filled in. */
  optional: string | null
  hint: ReactNode
  /** Name of the answer's place, by which its options are opened. */
  asks: string
  /** Choices. */
  children: ReactNode
}

const wide: ReadonlySet<AskedKind> = new Set(['longText', 'choice', 'several', 'consent'])
/** In each of them a browser draws a sign of its own. */
const signs: { readonly [K in AskedKind]?: string } = { date: '▾', file: '+' }

/** Field of the form, in the looks of those that are filled in. */
export function StillField({ kind, label, optional, hint, asks, children }: StillFieldProps) {
  const name = (
    <>
      {label}
      {optional && <span className={fields.optional}> ({optional})</span>}
      {hint && <span className={fields.optional}> {hint}</span>}
    </>
  )
  return (
    <div className={fields.field} data-wide={wide.has(kind) || undefined}>
      {kind === 'consent' ? (
        <div className={fields.choice}>
          <button type="button" className={css.box} data-asks-option="" aria-label={asks} title={asks} />
          <span>{name}</span>
        </div>
      ) : (
        <div className={fields.label}>{name}</div>
      )}
      <Place kind={kind} asks={asks}>
        {children}
      </Place>
    </div>
  )
}

function Place({ kind, asks, children }: Pick<StillFieldProps, 'kind' | 'asks' | 'children'>) {
  if (kind === 'consent') return null
  if (kind === 'choice' || kind === 'several') {
    return (
      <div className={css.choices} data-kind={kind}>
        {children}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`${fields.input} ${css.input}`}
      data-lines={kind === 'longText' ? '' : undefined}
      data-asks-option=""
      aria-label={asks}
      title={asks}
    >
      {signs[kind]}
    </button>
  )
}
