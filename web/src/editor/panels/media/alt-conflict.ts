import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { conflictDetailSchema } from '../../sync/conflict-detail.ts'

/** Alternative texts that somebody else has written meanwhile, by language; null where a call failed for another reason. */
export function altsThere(error: unknown): Partial<Record<Locale, string>> | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null
  const { data = [] } = conflictDetailSchema.safeParse(error.detail.conflict)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const value = data.find(({ key }) => key === `alt.${locale}`)?.value
      return typeof value === 'string' ? [[locale, value]] : []
    }),
  )
}
