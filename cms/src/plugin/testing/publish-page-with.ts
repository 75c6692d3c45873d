import { addPage, publishPage } from '@blickfang/contract/api/v1/page.ts'
import type { TestCms } from './start-cms.ts'

/** Makes a page with these blocks live, and resolves with its id. */
export async function publishPageWith(cms: TestCms, ...initialGroups: string[]): Promise<string> {
  const body = {
    collectionName: null,
    initialMeta: { name: `Seite ${initialGroups.join(' ')}` },
    lang: 'de' as const,
    initialGroups,
  }
  const { json } = await cms.call(addPage, body)
  await cms.call(publishPage, { id: json.page.id })
  return json.page.id
}
