import { call } from '../../../cms/api-client.ts'
import { altLocale } from '../../model/translation/alt-text.ts'
import type { ValueEntry } from '../entry.ts'
import { requestOptions } from '../request-options.ts'
import type { Outcome, SendOptions } from '../transport.ts'

/** Saves what a picture shows in one language, in the place of what the person saw. Throws ApiError. */
export async function sendAlt(
  { target, key, value, before }: ValueEntry,
  { keepalive }: SendOptions,
): Promise<Outcome> {
  const locale = altLocale(key)
  const textOf = (words: typeof value) => ({ [locale]: typeof words === 'string' ? words : '' })
  const body = { media: { id: target.id, alt: textOf(value), altBefore: textOf(before) } }
  await call('updateMedia', body, requestOptions(body, keepalive))
  return { type: 'saved', revs: {}, status: null }
}
