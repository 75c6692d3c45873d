import { plainText } from 'shared/content/rich-text.ts'
import { type Content, contentSchema } from 'shared/content/values.ts'
import { z } from 'zod'
import { saveData } from '../../operations/content/save-data.ts'
import { changedOptions } from '../options/changed-options.ts'
import { type Changes, rememberSent, saveThrough } from '../virtual/save-through.ts'
import { fromAdmin } from './rich-text-links.ts'

const pictureSchema = z.uuid().nullable().catch(null)

/** Saves what a person changed of a field, by the operation that the in-page editor uses. */
async function saveField({ id, locale, changed, loaded, base, ...context }: Changes): Promise<void> {
  const content = contentOf(changed)
  const options = 'options' in changed ? changedOptions(changed.options, loaded.options) : {}
  const data = {
    ...(content !== undefined && { content: { [locale]: content } }),
    ...(Object.keys(options).length > 0 && { options }),
    ...('picture' in changed && { mediaId: pictureSchema.parse(changed.picture) }),
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
  return typeof changed.text === 'string' ? contentSchema.parse({ text: changed.text }) : null
}

export const fieldHooks = {
  beforeOperation: [rememberSent],
  beforeChange: [saveThrough(['text', 'body', 'picture', 'options'], saveField)],
}
