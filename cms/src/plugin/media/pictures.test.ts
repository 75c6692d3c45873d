import { Readable } from 'node:stream'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Pictures } from './pictures.ts'
import { PictureWorker } from './worker/picture-worker.ts'

const filename = 'laden-1.jpg'
const variant = { width: 640, format: 'avif' } as const

let run: MockInstance<(job: { kind: string }) => Promise<unknown>>
let atOnce: number
let most: number
beforeEach(() => {
  atOnce = 0
  most = 0
  run = vi.spyOn(PictureWorker.prototype, 'run').mockImplementation(async ({ kind }) => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce--
    const bytes = new Uint8Array([1])
    return kind === 'check' ? { data: bytes, extension: 'png' as const, width: 1, height: 1, blurHash: '' } : bytes
  }) as unknown as typeof run
})
afterEach(() => run.mockRestore())

function failing(error: Error): MediaStore {
  return {
    find: async () => null,
    write: async () => Promise.reject(error),
    removeAll: async () => {},
  }
}

/** A store that several processes share, with one original in it. */
function shared(): MediaStore {
  const files = new Map<string, Uint8Array>([[filename, new Uint8Array([0])]])
  return {
    find: async (key) => {
      const bytes = files.get(key)
      return bytes ? { size: bytes.byteLength, stream: Readable.from([Buffer.from(bytes)]) } : null
    },
    write: async (key, bytes) => void files.set(key, bytes),
    removeAll: async () => {},
  }
}

test.each(['ENOSPC', 'EDQUOT'])('a disk that says %s is called full', async (code) => {
  const pictures = new Pictures(failing(Object.assign(new Error('no space left on device'), { code })))
  await expect(pictures.keep('a-1.jpg', new Uint8Array(1))).rejects.toMatchObject({ code: 'STORAGE_FULL', status: 507 })
})

test('a store that fails otherwise is called away', async () => {
  const pictures = new Pictures(failing(new Error('socket hang up')))
  await expect(pictures.keep('a-1.jpg', new Uint8Array(1))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a form of a file that is not there is not found', async () => {
  const pictures = new Pictures(failing(new Error('unused')))
  await expect(pictures.getForm('a-1.jpg', variant)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a form that is done while its picture is deleted leaves nothing behind', async () => {
  const store = shared()
  const kept = new Set([filename])
  let pictures: Pictures
  let isRemoved = false
  // The form comes between the two steps in which original and forms go, whichever is first.
  const between: MediaStore = {
    find: async (key) => (kept.has(key) ? store.find(filename) : null),
    write: async (key) => void kept.add(key),
    removeAll: async (prefix) => {
      for (const key of kept) if (key.startsWith(prefix)) kept.delete(key)
      if (isRemoved) return
      isRemoved = true
      await pictures.getForm(filename, variant).catch(() => undefined)
    },
  }
  pictures = new Pictures(between)
  await pictures.remove(filename)
  expect([...kept]).toEqual([])
})

test('who asks for a form a second time has it out of the store, from another process too', async () => {
  const store = shared()
  const pictures = new Pictures(store)
  await pictures.getForm(filename, variant)
  await pictures.getForm(filename, variant)
  await new Pictures(store).getForm(filename, variant)
  expect(run).toHaveBeenCalledTimes(1)
})

test('eight who ask for one form at once wait for one picture', async () => {
  const pictures = new Pictures(shared())
  const asked = Array.from({ length: 8 }, () => pictures.getForm(filename, variant))
  expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['1']))
  expect(run).toHaveBeenCalledTimes(1)
})

test('a form that is kept waits for no picture that is being made', async () => {
  const store = shared()
  await store.write('pictures/laden-1.jpg/640.avif', new Uint8Array([2]), 'image/avif')
  const pictures = new Pictures(store)
  run.mockReturnValue(new Promise(() => {}))
  void pictures.check('1.jpg', new Uint8Array(1))
  expect(await pictures.getForm(filename, variant)).toEqual(Buffer.from([2]))
})

test('uploads and forms are worked on one after the other', async () => {
  const pictures = new Pictures(shared())
  const uploads = [1, 2, 3].map((number) => pictures.check(`${number}.jpg`, new Uint8Array(1)))
  const forms = ([160, 320] as const).map((width) => pictures.getForm(filename, { width, format: 'webp' }))
  await Promise.all([...uploads, ...forms])
  expect(run).toHaveBeenCalledTimes(5)
  expect(most).toBe(1)
})

test('a picture that cannot be read is tried once, however often it is asked for', async () => {
  const pictures = new Pictures(shared())
  run.mockRejectedValue(new AppError('FILE_DAMAGED'))
  for (const _ of [1, 2, 3])
    await expect(pictures.getForm(filename, variant)).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  expect(run).toHaveBeenCalledTimes(1)
})
