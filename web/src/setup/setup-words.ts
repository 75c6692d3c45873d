import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Sentences } from './messages.generated.ts'

/** The sentences of the set-up in the language of whoever sets the site up. */
export type SetupWords = Translate<Sentences>
