import type { CollectionBeforeOperationHook, Field, Where } from 'payload'
import { type Database, databaseOfRequest } from '../../db/database.ts'
import { findMediaWith } from '../../operations/media/list-media.ts'

/** Words that the admin's search and filters look into. No column: `searchWords` answers it by the indexes of the library's search. */
export const wordsField: Field = {
  name: 'words',
  type: 'text',
  virtual: true,
  label: {
    de: 'Name, Alternativtext, Schlagwort',
    fr: 'Nom, texte alternatif, mot-clé',
    en: 'Name, alternative text, tag',
  },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Turns the condition «its words are like …» into the media that it means, before Payload looks for a column of that name. */
export const searchWords: CollectionBeforeOperationHook = async ({ args, req }) => {
  const asked = args as { where?: Where }
  if (!asked.where || !JSON.stringify(asked.where).includes('"words"')) return args
  return { ...args, where: await resolveWords(asked.where, await databaseOfRequest(req)) }
}

async function resolveWords(where: Where, db: Database): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(where).map(async ([key, condition]) => {
      if ((key === 'and' || key === 'or') && Array.isArray(condition))
        return [key, await Promise.all(condition.map((part) => resolveWords(part, db)))] as const
      const search = key === 'words' && condition && 'like' in condition ? condition.like : undefined
      return search === undefined
        ? ([key, condition] as const)
        : (['id', { in: await findMediaWith(db, String(search)) }] as const)
    }),
  )
  return Object.fromEntries(parts)
}
