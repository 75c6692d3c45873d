import * as z from 'zod/mini'
import { readKept, writeKept } from '../../context/kept-texts.ts'
import type { EntriesShown } from '../../session/shell.ts'

const name = 'entries'
const shownSchema = z.object({
  collection: z.string(),
  open: z.nullable(z.union([z.literal('new'), z.object({ id: z.string() })])),
})

/** Reads which entries the panel showed last, before it was closed or the page read anew; null: none. */
export function readShown(): EntriesShown | null {
  try {
    return shownSchema.safeParse(JSON.parse(readKept(name) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Remembers what the panel shows. */
export function keepShown(shown: EntriesShown): void {
  writeKept(name, JSON.stringify(shown))
}
