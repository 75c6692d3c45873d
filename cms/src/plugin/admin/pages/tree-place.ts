import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { TreeGroup } from './page-tree.ts'

/** Facts about the place where a page's tree is shown, for every part of it. */
export interface TreePlace {
  readonly pageId: string
  readonly admin: string
  readonly language: string
  readonly locale: Locale
  readonly childrenOf: (parentId: string) => readonly TreeGroup[]
}

/** Name of a block or card in the catalogue. */
export function groupTitle(group: TreeGroup, language: string): string {
  const contract = findGroup(group.name)?.group
  return contract ? labelIn(contract.label, language) : group.name
}
