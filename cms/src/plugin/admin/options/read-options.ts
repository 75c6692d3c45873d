import type { DraftReader } from '../virtual/draft-reader.ts'

/** The options that have a value of their own, by name. */
export const readOptions: DraftReader = (draft) =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([key, value]) =>
      key.startsWith('options.') ? [[key.slice('options.'.length), value]] : [],
    ),
  )
