import type { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

type PageValue = 'name' | 'slug' | 'description' | 'order' | 'archived' | 'deleted' | 'disallowedLanguages'

interface PageValueArgs {
  readonly pageId: string
  readonly key: ReturnType<(typeof valueKeys)[PageValue]['key']>
  readonly value: Json
}

/** Changes name, address, description, order, languages, archive or removal of any page. A slug is normalised before it comes here. */
export const setPageValue = defineCommand<PageValueArgs>({
  name: 'setPageValue',
  history: 'record',
  plan: (document, { pageId, key, value }) => changeValue(document, { itemType: 'page', id: pageId }, key, value),
})
