import type * as z from 'zod/mini'
import { besideEntry } from '../kernel/beside-entry.ts'
import type { Form } from '../kernel/form.ts'
import type { Json } from '../kernel/json.ts'
import { readId } from '../kernel/text/id.ts'
import { readTypedNumber } from '../kernel/typed/typed-number.ts'
import { fileIn } from './own/asked-file.ts'

/** Content of a browser's form, read by name. */
type Entered = Pick<FormData | URLSearchParams, 'get' | 'getAll' | 'has'>

/** Reads the entered values in the shapes that the form's schemas check: a page sends nothing but texts. */
export function readEntry({ fields }: Pick<Form, 'fields'>, entered: Entered): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, read(entered, name, typeOf(schema))]))
}

/** A value of a page's form, by its name there. */
export interface EnteredValue {
  readonly name: string
  readonly value: string
}

/** Input of a form's call, from the content of a page's form. Where the owner makes the form, the server alone knows what is asked by now. */
export function callOf(
  form: Pick<Form, 'fields' | 'isOwn'>,
  entered: Entered & Iterable<[string, unknown]>,
): Readonly<Record<string, Json>> {
  if (!form.isOwn) return readEntry(form, entered) as Record<string, Json>
  const filled = [...entered].filter(([name, value]) => typeof value === 'string' && !besideEntry.has(name))
  return {
    entered: filled.map(([name, value]) => ({ name, value: String(value) })),
    edition: String(entered.get('edition') ?? ''),
  }
}

/** The same the other way round, for the server that reads the call. */
export function enteredBy(filled: readonly EnteredValue[]): Entered {
  const all = (name: string) => filled.filter((each) => each.name === name).map(({ value }) => value)
  return { get: (name: string) => all(name)[0] ?? null, getAll: all, has: (name: string) => all(name).length > 0 }
}

/** Whether a name is that of a field of the form; of a form that its owner makes, of a field that it may have. */
export function isFieldOf(form: Pick<Form, 'fields' | 'isOwn'>, name: string): boolean {
  return form.isOwn && Object.keys(form.fields).length === 0 ? readId(name) === name : Object.hasOwn(form.fields, name)
}

function read(entered: Entered, name: string, type: string): unknown {
  if (type === 'array') return entered.getAll(name)
  if (type === 'boolean') return entered.has(name)
  if (type === 'unknown') return fileIn(entered.getAll(name))
  const text = entered.get(name)
  if (type === 'number') return typeof text === 'string' ? readTypedNumber(text) : undefined
  return text ?? undefined
}

/** Type of the value that a schema takes, below its fallback. */
export function typeOf(schema: z.ZodMiniType): string {
  const { def } = schema._zod as { def: { type: string; innerType?: z.ZodMiniType } }
  return def.innerType ? typeOf(def.innerType) : def.type
}
