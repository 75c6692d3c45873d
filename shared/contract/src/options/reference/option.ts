import * as z from 'zod/mini'
import type { Label } from '../../kernel/label.ts'
import { defineOption, type Option } from '../../kernel/option.ts'
import { idSchema } from '../../kernel/text/id.ts'

/** The lists of the shop of which something may name one. */
export type ReferenceList = 'branches' | 'staff'

const schema = z.nullable(idSchema)
const named = defineOption({
  type: 'reference',
  schema,
  fallback: null,
  inWords: (id, { rowName }) => rowName?.(id) ?? null,
  samples: [null, '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'],
})

/** A branch or a person of the shop by its id; null: none. */
export function reference(
  label: Label,
  { to = 'branches' }: { to?: ReferenceList } = {},
): Option<'reference', typeof schema> {
  return { ...named(label), filter: [to] }
}
