import { addGroup } from '@blickfang/contract/api/v1/group.ts'
import { addPage, publishPage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import type { TestCms } from './start-cms.ts'

/** Makes a page of its own for one test, with one block: for German alone, so that publishing waits for no translation. */
export async function makePage(cms: TestCms, block = 'hero') {
  const page = await cms.call(addPage, { initialMeta: { name: `Seite ${crypto.randomUUID()}` }, lang: 'de' })
  const pageId: string = page.json.page.id
  const disallowedLanguages = locales.filter((locale) => locale !== 'de')
  await cms.call(updatePageInfo, { id: pageId, lang: 'de', meta: { disallowedLanguages }, base: {} })
  const added = await cms.call(addGroup, { pageId, groupName: block })
  const groups: EditorGroup[] = added.json.groups
  const group = groups[0]
  if (!group) throw new Error(JSON.stringify(added.json))
  const fieldId = (name: string) => {
    const field = group.fields.find((candidate) => candidate.name === name)
    if (!field) throw new Error(`no field ${name}`)
    return field.id
  }
  return { pageId, groupId: group.id, groups, fieldId, publish: () => cms.call(publishPage, { id: pageId }) }
}
