import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createMediaLibrary } from './media-library.ts'

const item = (id: string) => ({ id }) as MediaItem
const page = (...ids: string[]) => new Response(JSON.stringify({ success: true, media: ids.map(item), total: 3 }))
const ids = (library: ReturnType<typeof createMediaLibrary>) => library.store.getState().items.map(({ id }) => id)

afterEach(() => vi.unstubAllGlobals())

test('a page that repeats a picture after an upload does not show it twice', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(page('a', 'b')).mockResolvedValueOnce(page('b', 'c')))
  const library = createMediaLibrary()
  await library.again()
  library.add(item('new'))
  await library.more()
  expect(ids(library)).toEqual(['new', 'a', 'b', 'c'])
})

test('the answer of an older search that comes late changes nothing', async () => {
  let answerLate = (_: Response) => {}
  const slow = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(slow).mockResolvedValueOnce(page('tram')))
  const library = createMediaLibrary()
  const first = library.narrow({ search: 'br' })
  await library.narrow({ search: 'tram' })
  answerLate(page('brille'))
  await first
  expect(ids(library)).toEqual(['tram'])
})

test('folders of an older question that come late, or never, change nothing', async () => {
  let answerLate = (_: Response) => {}
  const slow = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  const folders = (name: string) =>
    Response.json({ success: true, types: [], folders: [{ name, count: 1 }], tags: [] }) as Response
  const fetched = vi.fn().mockReturnValueOnce(slow).mockResolvedValueOnce(folders('Neu'))
  vi.stubGlobal('fetch', fetched.mockRejectedValueOnce(new TypeError('gone')))
  const library = createMediaLibrary()
  const first = library.loadFacets()
  await library.loadFacets()
  answerLate(folders('Alt'))
  await first
  await library.loadFacets()
  expect(library.store.getState().facets.folders).toEqual([{ name: 'Neu', count: 1 }])
})

test('a failure keeps what is there and is told', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(page('a')).mockRejectedValueOnce(new TypeError('gone')))
  const library = createMediaLibrary()
  await library.again()
  await library.more()
  expect(ids(library)).toEqual(['a'])
  expect(library.store.getState()).toMatchObject({ isLoading: false, error: { code: 'UNAVAILABLE' } })
})

test('what is moved out of the folder that is shown leaves the list, and what is moved within it stays', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(page('a', 'b', 'c')))
  const library = createMediaLibrary()
  await library.narrow({ folder: 'Sommer' })
  const labelled = (id: string, bucketFolder: string) => ({ ...item(id), bucketFolder, tags: [] as string[] })
  library.organised([labelled('a', 'Sommer'), labelled('b', 'Winter'), labelled('c', 'Sommer')])
  expect(ids(library)).toEqual(['a', 'c'])
  expect(library.store.getState().total).toBe(2)
})

test('a question says all by which the list is narrowed', async () => {
  const asked = vi.fn(async (_: string) => page())
  vi.stubGlobal('fetch', asked)
  const library = createMediaLibrary(null)
  await library.narrow({ folder: 'Sommer', tag: 'Laden', isUnused: true, sort: 'size', search: 'x', type: 'image' })
  const query = new URL(String(asked.mock.calls[0]?.[0]), 'http://localhost').searchParams
  expect(Object.fromEntries(query)).toEqual({
    ...{ folder: 'Sommer', tag: 'Laden', unused: 'true', sort: 'size', search: 'x', type: 'image', offset: '0' },
  })
})
