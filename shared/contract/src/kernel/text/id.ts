import * as z from 'zod/mini'

/**
 * An id in the one spelling that the database answers with. Capitals are taken and made small, because Swift and .NET write
 * them so; braces, `urn:uuid:` and ids without hyphens, which Postgres takes too, are refused. All that locks, expires, compares or hashes by
 * an id gets it through here, or through `readId`.
 */
export const idSchema = z.uuid().check(z.toLowerCase())

/** The id that a text spells, or null where it spells none. */
export function readId(text: unknown): string | null {
  const parsed = idSchema.safeParse(text)
  return parsed.success ? parsed.data : null
}

/** Up to so many ids in one text, separated by commas. */
export function idListSchema(most: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(most * 37), z.regex(/^[0-9a-fA-F,-]+$/)),
      z.transform((ids) => ids.split(',')),
    ),
    z.array(idSchema).check(z.maxLength(most)),
  )
}
