import type { IncomingMessage } from 'node:http'

const maxBody = 4096

/** The password that a plain form sent; undefined where there is none, or too much. */
export async function readPassword(request: IncomingMessage): Promise<string | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBody) return undefined
    parts.push(part)
  }
  const password = new URLSearchParams(Buffer.concat(parts).toString('utf8')).get('password')
  return password && password.length <= 200 ? password : undefined
}
