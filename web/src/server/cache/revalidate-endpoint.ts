import type { IncomingMessage, ServerResponse } from 'node:http'
import { toldAfterHeader, toldPositionHeader } from '@blickfang/platform/server/expiry/told-expiry.ts'
import { isSameSecret } from '@blickfang/platform/server/is-same-secret.ts'
import * as z from 'zod'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { readStart } from '../bodies/read-start.ts'
import type { ContentLease } from './content-lease.ts'

const bodySchema = z.strictObject({ tags: z.array(z.string().min(1).max(200)).min(1).max(5000) })
const maxBody = 1024 * 1024

interface RevalidateSpec {
  readonly secret: string
  readonly lease: Pick<ContentLease, 'take' | 'position'>
  /** Name of this process. */
  readonly web: string
}

/** The cms tells what has changed. Once this has answered, no request gets a page from before. Without the secret there is nothing here. */
export async function answerRevalidate(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, lease, web }: RevalidateSpec,
): Promise<void> {
  const given = request.headers['x-revalidate-secret']
  if (request.method !== 'POST' || !secret || typeof given !== 'string' || !isSameSecret(given, secret)) {
    sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
    return
  }
  const body = bodySchema.safeParse(await readJson(request))
  if (!body.success) {
    sendPlainAnswer(request, response, { code: 'BAD_REQUEST' })
    return
  }
  const [after, position] = [toldAfterHeader, toldPositionHeader].map((name) => readPosition(request.headers[name]))
  lease.take({ tags: body.data.tags, after: after ?? null, position: position ?? null })
  const answer = JSON.stringify({ status: 200, success: true, web, position: lease.position })
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(answer)
}

/** None where the cms of the release before tells. */
function readPosition(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,10}$/.test(header) ? Number(header) : null
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const { bytes, isWhole } = await readStart(request, { maxBytes: maxBody })
  try {
    return isWhole ? JSON.parse(bytes.toString('utf8')) : undefined
  } catch {
    return undefined
  }
}
