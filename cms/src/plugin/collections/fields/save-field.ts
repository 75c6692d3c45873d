import { plainText } from '@blickfang/contract/content/rich-text.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { invalid } from '../../errors/invalid.ts'
import { saveData } from '../../operations/data/save-data.ts'
import { changedOptions } from '../../payload/virtual/changed-options.ts'
import { type Changes, rememberSent, saveThrough } from '../../payload/virtual/save-through.ts'
import { fromAdmin } from '../../reading/rich-text-links.ts'

/** Saves what a person changed of a field, by the operation that the in-page editor uses. */
async function saveField({ id, locale, changed, loaded, base, ...context }: Changes): Promise<void> {
  const content = contentOf(changed)
  const options = 'options' in changed ? changedOptions(changed.options, loaded.options) : {}
  const data = {
    ...(content !== undefined && { content: { [locale]: content } }),
    ...(Object.keys(options).length > 0 && { options }),
    ...('picture' in changed && { mediaId: pictureOf(changed.picture) }),
  }
  if (Object.keys(data).length === 0) return
  await saveData({ ...context, query: undefined, body: { itemType: 'field', linkId: id, data, base } })
}

function contentOf(changed: Changes['changed']): Content | null | undefined {
  if ('body' in changed) {
    if (changed.body === null || changed.body === undefined) return null
    const json = fromAdmin(changed.body)
    return { text: plainText(json), json, by: 'person' }
  }
  if (!('text' in changed)) return undefined
  return typeof changed.text === 'string' ? { text: changed.text, by: 'person' } : null
}

function pictureOf(value: Json | undefined): string | null {
  if (value === null) return null
  const id = readId(value)
  if (!id) throw invalid('picture', 'unknownMedium')
  return id
}

export const fieldHooks = {
  beforeOperation: [rememberSent],
  beforeChange: [saveThrough(['text', 'body', 'picture', 'options'], saveField)],
}
