import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { FolderStore } from '@blickfang/platform/store/folder-store.ts'
import { variantKey } from '@blickfang/platform/store/media-store.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureServer } from './picture-server.ts'

const name = 'laden-0123456789abcdef01234567.jpg'
const path = `/api/bf-media/picture/${name}/640.avif`

let store: FolderStore
let cms: Awaited<ReturnType<typeof listen>>
let web: Awaited<ReturnType<typeof listen>>
let asked: string[]
let answerCms: RequestListener

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    stop: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

beforeEach(async () => {
  store = new FolderStore(mkdtempSync(join(tmpdir(), 'blickfang-pictures-')))
  asked = []
  answerCms = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': 'public, immutable' }).end('made')
  }
  cms = await listen((request, response) => {
    asked.push(String(request.url))
    answerCms(request, response)
  })
  const pictures = new PictureServer(store, cms.url)
  web = await listen((request, response) => {
    const picture = readPictureAddress((request.url ?? '').split('?', 1)[0] ?? '')
    if (picture) void pictures.answer({ request, response }, picture)
    else response.writeHead(400).end()
  })
})
afterEach(async () => {
  await web.stop()
  await cms.stop()
})

async function get(address: string, method = 'GET') {
  const answer = await fetch(web.url + address, { method })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('what was made once needs no cms, whatever is written behind its address', async () => {
  await store.write(variantKey(name, '640.avif'), Buffer.from('kept'))
  await cms.stop()
  for (const query of ['', '?p=1', '?p=2']) {
    const { status, headers, text } = await get(path + query)
    expect([status, text]).toEqual([200, 'kept'])
    expect(headers.get('content-type')).toBe('image/avif')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const head = await get(path, 'HEAD')
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '4'])
})

test('what is not there yet is made by the cms, which is asked without the query', async () => {
  const { status, text, headers } = await get(`${path}?p=1`)
  expect([status, text, headers.get('cache-control')]).toEqual([200, 'made', 'public, immutable'])
  expect(asked).toEqual([path])
})

test('while the cms is down the nearest form stands in, for a moment only', async () => {
  await store.write(variantKey(name, '320.webp'), Buffer.from('small'))
  await store.write(variantKey(name, '828.webp'), Buffer.from('near'))
  await cms.stop()
  const { status, text, headers } = await get(path)
  expect([status, text, headers.get('content-type')]).toEqual([200, 'near', 'image/webp'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a cms that hangs is waited for so long and no longer', async () => {
  await store.write(variantKey(name, '828.webp'), Buffer.from('near'))
  answerCms = () => undefined
  const { timeout } = AbortSignal
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100))
  expect(await get(path)).toMatchObject({ status: 200, text: 'near' })
  expect(patience).toHaveBeenCalledWith(15_000)
  patience.mockRestore()
})

test('an original that lies elsewhere comes from the cms whole, however long it takes to be read', async () => {
  const { timeout } = AbortSignal
  let patience: AbortSignal | undefined
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (patience = timeout.call(AbortSignal, 100)))
  answerCms = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '11' }).write('first')
    patience?.addEventListener('abort', () => response.end(' half.'))
  }
  const address = '/api/bf-media/file/preise-0123456789abcdef01234567.pdf'
  expect(await get(address)).toMatchObject({ status: 200, text: 'first half.' })
  const head = await get(address, 'HEAD')
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '11'])
  expect(asked).toEqual([address, address])
  spy.mockRestore()
})

test('without any form it is the original, and without that a sentence', async () => {
  await store.write(name, Buffer.from('original'))
  answerCms = (_request, response) => {
    response.writeHead(503).end()
  }
  expect(await get(path)).toMatchObject({ status: 200, text: 'original' })
  await store.removeAll(name)
  expect((await get(path)).status).toBe(503)
})

test('a picture that nobody knows is not found', async () => {
  answerCms = (_request, response) => {
    response.writeHead(404).end('{}')
  }
  expect((await get(path)).status).toBe(404)
  expect((await get(`/api/bf-media/file/${name}`)).status).toBe(404)
})

test('a drawing opened on its own runs nothing', async () => {
  await store.write('logo-1.svg', Buffer.from('<svg/>'))
  const { headers } = await get('/api/bf-media/file/logo-1.svg')
  expect(headers.get('content-security-policy')).toContain("script-src 'none'; sandbox")
})

test('a document is taken along under a plain name and never opened in the site’s place, from the store and from the cms', async () => {
  const document = 'preise-0123456789abcdef01234567.pdf'
  const said = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="preise.pdf"',
    'x-content-type-options': 'nosniff',
  }
  answerCms = (_request, response) => {
    response.writeHead(200, said).end('of the cms')
  }
  const fetched = await get(`/api/bf-media/file/${document}`)
  expect([fetched.text, Object.fromEntries(fetched.headers)]).toEqual(['of the cms', expect.objectContaining(said)])
  await store.write(document, Buffer.from('kept'))
  const kept = await get(`/api/bf-media/file/${document}`)
  expect([kept.text, Object.fromEntries(kept.headers)]).toEqual(['kept', expect.objectContaining(said)])
})
