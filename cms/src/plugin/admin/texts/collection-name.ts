import { collectionLabel } from '@blickfang/shared/blocks/collection-label.ts'
import { groups } from '@blickfang/shared/blocks/groups.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'

/** Names of the collections that pages can belong to. */
export function pageCollections(): string[] {
  return [...groups.values()].flatMap(({ block, slot }) =>
    slot === null && block.kind === 'pageCollection' && block.collection ? [block.collection.name] : [],
  )
}

/** What a collection of pages is called. Null: the free pages. */
export function collectionName(collection: string | null, language: string): string {
  if (collection === null) return translate(messages, language)('freePages')
  return collectionLabel(collection, language)
}
