import type { Json } from '@blickfang/contract/kernel/json.ts'
import { optionsIn } from '@blickfang/contract/options/option-values.ts'
import type { DraftReader } from './draft-reader.ts'

/** The options that have a value of their own, by name. */
export const readOptions: DraftReader = (draft) => optionsIn(draft) as Json
