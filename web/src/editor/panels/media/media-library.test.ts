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
  await library.search('')
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
  const first = library.search('br')
  await library.search('tram')
  answerLate(page('brille'))
  await first
  expect(ids(library)).toEqual(['tram'])
})

test('a failure keeps what is there and is told', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(page('a')).mockRejectedValueOnce(new TypeError('gone')))
  const library = createMediaLibrary()
  await library.search('')
  await library.more()
  expect(ids(library)).toEqual(['a'])
  expect(library.store.getState()).toMatchObject({ isLoading: false, error: { code: 'UNAVAILABLE' } })
})
