import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import * as z from 'zod/mini'

const detailSchema = z.array(z.object({ key: z.string(), value: z.unknown() }))

/** Alternative texts that somebody else has written meanwhile, by language; null where a call failed for another reason. */
export function altsThere(error: unknown): Partial<Record<Locale, string>> | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null
  const { data = [] } = detailSchema.safeParse(error.detail.conflict)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const value = data.find(({ key }) => key === `alt.${locale}`)?.value
      return typeof value === 'string' ? [[locale, value]] : []
    }),
  )
}
