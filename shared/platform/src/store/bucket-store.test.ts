import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BucketStore } from './bucket-store.ts'

/** A bucket that takes every request and says nothing, or begins to and stops. */
const bucket = createServer((request, response) => {
  if (!request.url?.includes('half')) return
  response.writeHead(200, { 'content-length': '100' }).write('the beginning')
})
let store: BucketStore

beforeAll(async () => {
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' }
  store = new BucketStore({ name: 'media', region: 'eu', endpoint, ...keys }, 150)
})
afterAll(() => {
  bucket.closeAllConnections()
  bucket.close()
})

test('a bucket that hangs is given up, whether it is read or written', async () => {
  await expect(store.find('a.jpg')).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(store.write('a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a file that stops in its middle ends with an error', async () => {
  const found = await store.find('half.jpg')
  await expect(text(found?.stream ?? Readable.from([]))).rejects.toThrow()
})
