import type { KeptTexts } from '@blickfang/contract/options/control.ts'
import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'

/** A row of a list as the form holds it. */
export interface Row {
  readonly id?: string | undefined
}

interface ListOf<R extends Row> {
  /** Whether a row is one that is kept. */
  readonly isRow: (row: R) => boolean
  /** Row that the server never takes: it keeps a form from being saved in which a typed text says nothing. */
  readonly wrongRow: Row & Readonly<Record<string, string | number>>
}

interface Rows<R extends Row> {
  readonly rows: readonly R[]
  readonly setRows: (rows: readonly R[]) => void
  /** Holds what is typed into the control and is no value. */
  readonly kept: KeptTexts
  readonly isWrong: boolean
}

/** The rows of a list in Payload's form, as a control of one value needs them: all at once, and set all at once. */
export function useRows<R extends Row>(path: string, { isRow, wrongRow }: ListOf<R>): Rows<R> {
  const [fields, dispatch] = useAllFormFields()
  const { getFields, setModified } = useForm()
  const texts = useRef<ReadonlyMap<string, string>>(new Map())
  const all = rowsIn<R>(fields, path)
  const rows = all.filter(isRow)
  // The form draws what was set a moment later: until then that counts, not what is drawn.
  const latest = useRef<readonly R[]>(rows)
  latest.current = rows
  const setRows = (next: readonly R[]) => {
    latest.current = next
    const held: readonly Row[] = texts.current.size > 0 ? [...next, wrongRow] : next
    dispatch({ type: 'REPLACE_STATE', state: withRows(getFields(), path, held), optimize: false })
    setModified(true)
  }
  const kept: KeptTexts = {
    read: (id) => texts.current.get(id) ?? null,
    write: (id, text) => {
      if (text === (texts.current.get(id) ?? null)) return
      const others = [...texts.current].filter(([other]) => other !== id)
      texts.current = new Map(text === null ? others : [...others, [id, text]])
      setRows(latest.current)
    },
  }
  return { rows, setRows, kept, isWrong: all.length > rows.length }
}

/** The rows that a form's state spreads over paths such as `periods.0.open`. */
export function rowsIn<R extends Row>(fields: FormState, path: string): readonly R[] {
  const { rows = [] } = fields[path] ?? {}
  return rows.map(({ id }, index) => {
    const start = `${path}.${index}.`
    const own = Object.entries(fields).filter(([key]) => key.startsWith(start))
    return { ...Object.fromEntries(own.map(([key, { value }]) => [key.slice(start.length), value])), id } as R
  })
}

/** State of the form with these rows in the list's place. A row with an id keeps it; others get one. */
export function withRows(fields: FormState, path: string, rows: readonly Row[]): FormState {
  const others = Object.entries(fields).filter(([key]) => !key.startsWith(`${path}.`))
  const withIds = rows.map((row) => ({ ...row, id: row.id ?? newId() }))
  const spread = withIds.flatMap((row, index) =>
    Object.entries(row).map(([name, value]) => [`${path}.${index}.${name}`, held(value)] as const),
  )
  return {
    ...Object.fromEntries(others),
    [path]: {
      ...fields[path],
      // What a list holds is told by its rows; only an empty one is told by itself.
      disableFormData: rows.length > 0,
      rows: withIds.map(({ id }) => ({ id })),
      value: rows.length,
      valid: true,
    },
    ...Object.fromEntries(spread),
  }
}

function held(value: unknown) {
  return { value, initialValue: value, valid: true, passesCondition: true }
}

/** As Payload makes them for the rows of its own lists. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
