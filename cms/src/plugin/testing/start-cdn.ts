import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  readonly body: string
  readonly tags: readonly string[]
}

const secret = 'Fastly-Key: stand-in'

/** Starts a CDN of a few lines: keeps what says `s-maxage`, and lets go of a tag when it is told to. Answers on their way meanwhile are not kept. */
export async function startCdn(origin: string) {
  const kept = new Map<string, Kept>()
  let purges = 0
  let isRefusing = false
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'POST') {
      const isOurs = request.headers['fastly-key'] === 'stand-in'
      if (!isOurs || isRefusing) return void response.writeHead(isOurs ? 500 : 403).end()
      purges++
      const gone = String(request.headers['surrogate-key']).split(' ')
      for (const [address, { tags }] of kept) if (tags.some((tag) => gone.includes(tag))) kept.delete(address)
      return void response.end()
    }
    const found = kept.get(path)
    if (found) return void response.setHeader('x-cache', 'HIT').end(found.body)
    const before = purges
    const answer = await fetch(origin + path)
    const body = await answer.text()
    const mayKeep = /s-maxage=[1-9]/.test(answer.headers.get('cache-control') ?? '') && before === purges
    if (mayKeep) kept.set(path, { body, tags: (answer.headers.get('surrogate-key') ?? '').split(' ') })
    response.setHeader('x-cache', 'MISS').end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    refuse: (refuse: boolean) => {
      isRefusing = refuse
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
