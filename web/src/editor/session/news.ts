import type { Target } from '../model/change.ts'

/**
 * Something that others have done to the open page, as it shows when the page is read anew. `group` is the key of a whole
 * group. `reverted`: what was to be published is as it is live again.
 */
export interface News extends Target {
  readonly key: string
  readonly kind: 'added' | 'removed' | 'restored' | 'moved' | 'reverted' | 'changed'
}
