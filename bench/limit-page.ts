import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

export const limitPort = Number(process.env.BENCH_PORT ?? 3600) + 3

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A bare `node:http` in a process of its own that answers everything with these bytes: nothing on Node is quicker. */
export async function startLimit(sent: Sent): Promise<ReturnType<typeof fork>> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'])
  child.send(sent)
  await once(child, 'message')
  return child
}

if (process.argv[2] === 'serve') {
  process.once('message', ({ headers, body }: Sent) => {
    const bytes = Buffer.from(body)
    const server = createServer((_, response) => {
      response.writeHead(200, { ...headers, 'content-length': bytes.length })
      response.end(bytes)
    })
    server.listen(limitPort, '127.0.0.1', () => process.send?.('ready'))
  })
}
