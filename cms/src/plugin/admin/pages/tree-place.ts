import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { TreeGroup } from './page-tree.ts'

/** What every part of a page's tree needs to know of the place where it is shown. */
export interface TreePlace {
  readonly pageId: string
  readonly admin: string
  readonly language: string
  readonly locale: Locale
  readonly childrenOf: (parentId: string) => readonly TreeGroup[]
}

/** What a block or card is called in the catalogue. */
export function groupTitle(group: TreeGroup, language: string): string {
  const contract = findGroup(group.name)?.group
  return contract ? labelIn(contract.label, language) : group.name
}
