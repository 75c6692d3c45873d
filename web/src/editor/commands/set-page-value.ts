import type { Json } from '@blickfang/shared/kernel/json.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

interface PageValueArgs {
  readonly pageId: string
  readonly key:
    | `name.${Locale}`
    | `slug.${Locale}`
    | `description.${Locale}`
    | 'order'
    | 'archived'
    | 'deleted'
    | 'disallowedLanguages'
  readonly value: Json
}

/** Changes name, address, description, order, languages, archive or removal of any page. A slug is normalised before it comes here. */
export const setPageValue = defineCommand<PageValueArgs>({
  name: 'setPageValue',
  history: 'record',
  plan: (document, { pageId, key, value }) => changeValue(document, { itemType: 'page', id: pageId }, key, value),
})
