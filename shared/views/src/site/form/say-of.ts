import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Say } from './entry-fields.tsx'

/** Says a form's sentences by keys that are put together from the names of its fields. None of them takes values. */
export function sayOf<S>(words: Dictionary<S>): Say {
  const t = translator<Readonly<Record<string, null>>>(words as Dictionary<never>)
  return (key) => t(key)
}
