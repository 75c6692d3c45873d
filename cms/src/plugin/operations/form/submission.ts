import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { OperationContext } from '../operation-context.ts'
import type { Sent } from './keep-entry.ts'

/** The call of a form, whichever it is: what its contract has checked, by name. */
export interface Submission extends OperationContext {
  readonly body: Sent & {
    readonly lang: Locale
    readonly block?: string | undefined
    readonly [field: string]: unknown
  }
}
