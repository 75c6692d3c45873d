import type { TestCms } from './start-cms.ts'

/** Makes a page with these blocks live, and resolves with its id. */
export async function publishPageWith(cms: TestCms, ...initialGroups: string[]): Promise<string> {
  const body = {
    collectionName: null,
    initialMeta: { name: `Seite ${initialGroups.join(' ')}` },
    lang: 'de',
    initialGroups,
  }
  const { json } = await cms.request({ method: 'POST', path: '/v1/page/add', body })
  await cms.request({ method: 'POST', path: '/v1/page/publish', body: { id: json.page.id } })
  return json.page.id
}
