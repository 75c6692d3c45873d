// Written by `npm run gen` from the sentences beside it.
import type { MessageLoaders } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const loaders: MessageLoaders<Sentences> = {
  de: async () => (await import('./de.generated.ts')).de,
  fr: async () => (await import('./fr.generated.ts')).fr,
}
