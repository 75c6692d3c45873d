import type { IncomingMessage } from 'node:http'
import { readStart } from '../bodies/read-start.ts'

const maxBody = 4096

/** The password that a plain form sent; undefined where there is none, or too much. Throws BodyStopped. */
export async function readPassword(request: IncomingMessage): Promise<string | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined
  const { bytes, isWhole } = await readStart(request, { maxBytes: maxBody })
  const password = isWhole ? new URLSearchParams(bytes.toString('utf8')).get('password') : null
  return password && password.length <= 200 ? password : undefined
}
