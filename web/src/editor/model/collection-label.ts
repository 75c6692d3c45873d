import { groups } from '@blickfang/shared/blocks/groups.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'

/** A collection as people call it: by the name of the block that lists it. */
export function collectionLabel(name: string, language: string): string {
  const container = [...groups.values()].find(({ block }) => block.collection?.name === name)
  return container ? labelIn(container.block.label, language) : name
}
