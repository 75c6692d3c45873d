import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { readStart } from '../bodies/read-start.ts'
import type { ContentVersions } from './content-versions.ts'

const bodySchema = z.strictObject({ tags: z.array(z.string().min(1).max(200)).min(1).max(5000) })
const maxBody = 1024 * 1024

interface RevalidateSpec {
  readonly secret: string
  readonly versions: ContentVersions
}

/** The cms tells what has changed. Once this has answered, no request gets a page from before. Without the secret there is nothing here. */
export async function answerRevalidate(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, versions }: RevalidateSpec,
): Promise<void> {
  const given = request.headers['x-revalidate-secret']
  if (request.method !== 'POST' || !secret || typeof given !== 'string' || !isSame(given, secret)) {
    sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
    return
  }
  const body = bodySchema.safeParse(await readJson(request))
  if (!body.success) {
    sendPlainAnswer(request, response, { code: 'BAD_REQUEST' })
    return
  }
  versions.bump(body.data.tags)
  const answer = JSON.stringify({ status: 200, success: true, version: versions.name })
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(answer)
}

/** Hashed first: the comparison then takes the same time whatever the length and the content. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const { bytes, isWhole } = await readStart(request, { maxBytes: maxBody })
  try {
    return isWhole ? JSON.parse(bytes.toString('utf8')) : undefined
  } catch {
    return undefined
  }
}
