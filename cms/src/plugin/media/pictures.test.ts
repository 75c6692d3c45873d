import type { MediaStore } from '@blickfang/shared/store/media-store.ts'
import { expect, test } from 'vitest'
import { Pictures } from './pictures.ts'

function failing(error: Error): MediaStore {
  return {
    find: async () => null,
    write: async () => Promise.reject(error),
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
  const variant = { width: 640, format: 'webp' } as const
  await expect(pictures.getForm('a-1.jpg', variant)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
