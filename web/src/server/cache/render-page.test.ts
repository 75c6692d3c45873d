import { afterEach, expect, test } from 'vitest'
import { type Renderer, startRenderer } from './render-page.ts'

let renderer: Renderer | undefined

afterEach(() => {
  renderer?.close()
  renderer = undefined
})

test('a page that is asked for just when a connection has been idle for long is rendered: none is ended by the server', async () => {
  const kept: (readonly [port: number | undefined, idleMs: number])[] = []
  renderer = await startRenderer((request, response) => {
    const { server } = request.socket as unknown as { server: { keepAliveTimeout: number } }
    kept.push([request.socket.remotePort, server.keepAliveTimeout])
    response.end()
  }, null)
  // Nothing has reported what it has rendered: the answer is refused, after it has come.
  for (const path of ['/de', '/de/team']) await expect(renderer.render(path, 'a')).rejects.toThrow('without a report')
  expect(kept[0]).toEqual([expect.any(Number), 0])
  expect(kept[1]).toEqual(kept[0])
})
