import type * as z from 'zod/mini'
import type { Form } from '../kernel/form.ts'

/** What a browser's form holds, read by name. */
type Entered = Pick<FormData | URLSearchParams, 'get' | 'getAll' | 'has'>

/** What was filled in, in the shapes that the form's schemas check: a page sends nothing but texts. */
export function readEntry({ fields }: Pick<Form, 'fields'>, entered: Entered): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, read(entered, name, typeOf(schema))]))
}

function read(entered: Entered, name: string, type: string): unknown {
  if (type === 'array') return entered.getAll(name)
  if (type === 'boolean') return entered.has(name)
  const text = entered.get(name)
  if (type === 'number') return text === null || text === '' ? undefined : Number(text)
  return text ?? undefined
}

/** What kind of value a schema takes, below its fallback. */
export function typeOf(schema: z.ZodMiniType): string {
  const { def } = schema._zod as { def: { type: string; innerType?: z.ZodMiniType } }
  return def.innerType ? typeOf(def.innerType) : def.type
}
