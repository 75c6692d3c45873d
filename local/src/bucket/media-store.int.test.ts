import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MediaStore, readStored, variantKey } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket } from './start-bucket.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'blickfang-store-'))

const places = {
  folder: async () => ({ env: { MEDIA_DIR: folder() }, stop: async () => {} }),
  bucket: () => startBucket({ folder: folder() }),
}

describe.each(Object.entries(places))('the media library in a %s', (_, open) => {
  let store: MediaStore
  let stop: () => Promise<void>
  beforeAll(async () => {
    const place = await open()
    store = openMediaStore(place.env)
    stop = place.stop
  })
  afterAll(() => stop())

  const bytes = Buffer.from('picture')

  test('gives back what it was given, with its size', async () => {
    await store.write('a-1.jpg', bytes, 'image/jpeg')
    const file = await store.find('a-1.jpg')
    file?.stream.destroy()
    expect(file?.size).toBe(bytes.length)
    expect(await readStored(store, 'a-1.jpg')).toEqual(bytes)
  })

  test.each(['b-1.jpg', 'pictures', 'pictures/', 'a-1.jpg/x'])('finds nothing under %s', async (key) => {
    await store.write(variantKey('x.jpg', '320.webp'), bytes, 'image/webp')
    expect(await store.find(key)).toBeNull()
  })

  test('removes all that was made from an original, and nothing else', async () => {
    const keys = [variantKey('c.jpg', '320.webp'), variantKey('c.jpg', '640.webp'), 'c-320x200.jpg', 'c.jpg', 'd.jpg']
    for (const key of keys) await store.write(key, bytes, 'image/jpeg')
    for (const prefix of [variantKey('c.jpg', ''), 'c-320x', 'c.jpg', 'never-there']) await store.removeAll(prefix)
    const left = await Promise.all(keys.map((key) => readStored(store, key)))
    expect(left.map(Boolean)).toEqual([false, false, false, false, true])
  })

  test('two processes that write the same at once leave it whole', async () => {
    const large = Buffer.alloc(2_000_000, 7)
    await Promise.all(Array.from({ length: 5 }, () => store.write('e.jpg', large, 'image/jpeg')))
    expect((await readStored(store, 'e.jpg'))?.equals(large)).toBe(true)
  })
})
