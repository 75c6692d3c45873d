import type { countTranslations as contract } from '@blickfang/contract/api/v1/languages/translation.ts'
import type { Operation } from '../operation-context.ts'
import { countByLanguage, countLooks, listTranslationsOf } from '../page/count-missing-translations.ts'

/** Counts what pages lack in each of their languages, and what of their translations needs a look; pages that there are not are left out. */
export const countTranslations: Operation<typeof contract> = async ({ db, query }) => {
  const found = await listTranslationsOf(db, query.ids)
  return {
    pages: [...found].map(([id, translations]) => ({
      id,
      missing: countByLanguage(translations),
      toLookAt: countLooks(translations),
    })),
  }
}
