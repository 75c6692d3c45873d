import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { canRead } from '@blickfang/platform/store/check-store.ts'
import { readStored } from '@blickfang/platform/store/media-store.ts'
import { s3Storage } from '@payloadcms/storage-s3'
import type { PayloadRequest, Plugin } from 'payload'
import { expect, test } from 'vitest'
import { AdapterStore } from './adapter-store.ts'
import { openOriginals } from './open-originals.ts'
import { SplitStore } from './split-store.ts'
import { MemoryAdapter } from './testing/memory-adapter.ts'

const bytes = Buffer.from('picture')
const never = { write: async () => undefined, removeAll: async () => undefined, find: async () => null }
const read = (store: AdapterStore, name: string) => readStored(new SplitStore({ originals: store, made: never }), name)
const s3 = (collection: object | true, more = {}): Plugin =>
  s3Storage({ bucket: 'media', config: {}, collections: { 'bf-media': collection }, ...more })

test('a file is written, read and removed by the adapter, below the prefix that the project says', async () => {
  const adapter = new MemoryAdapter()
  const store = await openOriginals(adapter.plugin())
  await store.write('a-1.jpg', bytes, 'image/jpeg')
  expect([...adapter.files.keys()]).toEqual(['shop/a-1.jpg'])
  expect((await store.find('a-1.jpg'))?.size).toBe(bytes.byteLength)
  expect(await read(store, 'a-1.jpg')).toEqual(bytes)
  await store.remove('a-1.jpg')
  expect(await store.find('a-1.jpg')).toBeNull()
})

test('a storage that is away refuses all, and the health check says so without its address', async () => {
  const adapter = new MemoryAdapter()
  const store = await openOriginals(adapter.plugin())
  adapter.isAway = true
  for (const work of [store.find('a.jpg'), store.write('a.jpg', bytes, 'image/jpeg'), store.remove('a.jpg')])
    await expect(work).rejects.toThrow('The storage is away')
  expect(await canRead(store, 'The storage of originals')()).toEqual({
    status: 'warn',
    output: 'The storage of originals fails: nobody listens there.',
  })
})

test('a fault that an adapter writes to the log and answers as 500 is thrown', async () => {
  const staticHandler = async ({ payload }: PayloadRequest) => {
    payload.logger.error(new Error('refused by its keys'))
    return new Response('Internal Server Error', { status: 500 })
  }
  const store = await openOriginals(new MemoryAdapter().plugin({ staticHandler }))
  await expect(store.find('a.jpg')).rejects.toThrow('refused by its keys')
  const silent = await openOriginals(
    new MemoryAdapter().plugin({ staticHandler: async () => new Response('', { status: 403 }) }),
  )
  await expect(silent.find('a.jpg')).rejects.toThrow('The storage adapter answers 403')
})

test('an adapter that calls a file otherwise is refused, and keeps nothing', async () => {
  const adapter = new MemoryAdapter()
  const handleUpload = async () => {
    adapter.files.set('shop/a-random.jpg', bytes)
    return { filename: 'a-random.jpg' }
  }
  const store = await openOriginals(adapter.plugin({ handleUpload }))
  await expect(store.write('a.jpg', bytes, 'image/jpeg')).rejects.toThrow('names of its own')
  expect(adapter.files.size).toBe(0)
})

test('an adapter that answers with an address is followed', async () => {
  const server = createServer((_request, response) => response.end(bytes))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg?signed`
  const store = await openOriginals(new MemoryAdapter().plugin({ staticHandler: () => Response.redirect(address) }))
  expect(await read(store, 'a.jpg')).toEqual(bytes)
  server.close()
})

test('an adapter that hangs is given up, and told to stop', async () => {
  let signal: AbortSignal | undefined
  const read = [({ signal: given }: { signal?: AbortSignal }) => new Promise<never>(() => (signal = given))]
  const placed = { collection: { slug: 'bf-media', fields: [] }, read, write: [], remove: [], begin: async () => {} }
  const store = new AdapterStore(placed as unknown as ConstructorParameters<typeof AdapterStore>[0], 20)
  await expect(store.find('a.jpg')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(signal?.aborted).toBe(true)
})

test('what an adapter does before its first file is done once, and tried again when it fails', async () => {
  let begun = 0
  const onInit = () => {
    if (++begun === 1) throw new Error('no container yet')
  }
  const store = await openOriginals(new MemoryAdapter().plugin({ onInit }))
  await expect(store.find('a.jpg')).rejects.toThrow('no container yet')
  await store.write('a.jpg', bytes, 'image/jpeg')
  expect(await read(store, 'a.jpg')).toEqual(bytes)
  expect(begun).toBe(2)
})

test.each<[string, Plugin, RegExp]>([
  [
    'names another collection',
    s3Storage({ bucket: 'a', config: {}, collections: { media: true } }),
    /please name that/,
  ],
  ['is switched off', s3(true, { enabled: false }), /leave «originals» out where the plugin is switched off/],
  ['hands out nothing', s3({ disablePayloadAccessControl: true }), /please leave «disablePayloadAccessControl» out/],
  [
    'finds files by keys of its own',
    new MemoryAdapter().plugin({ fields: [{ name: '_key', type: 'text' }] }),
    /finds files again by «_key»/,
  ],
])('a storage plugin that %s is refused with a sentence', async (_what, plugin, sentence) => {
  await expect(openOriginals(plugin)).rejects.toThrow(sentence)
})

test('originals from before are found where they lay, and go', async () => {
  const kept = new Map([['old.jpg', bytes]])
  const made = {
    ...never,
    find: async (key: string) => {
      const found = kept.get(key)
      return found ? { size: found.byteLength, stream: Readable.from([found]) } : null
    },
    removeAll: async (prefix: string) => void kept.delete(prefix),
  }
  const store = new SplitStore({ originals: await openOriginals(new MemoryAdapter().plugin()), made })
  expect(await readStored(store, 'old.jpg')).toEqual(bytes)
  await store.removeAll('old.jpg')
  expect(await store.find('old.jpg')).toBeNull()
})
