import { expiryQuestionSchema } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { isSameSecret } from '@blickfang/platform/server/is-same-secret.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { openJournal } from '../../../plugin/cache/journal.ts'
import { readEnvironment } from '../../../settings/environment.ts'

export const dynamic = 'force-dynamic'

const env = readEnvironment(process.env)
/** Nobody listens at the database's address, or its socket is gone: whoever publishes needs it too. */
const away = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTFOUND'])

/** Answers a web process how far the journal is, also before Payload is open. Without the secret there is nothing here. */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('x-revalidate-secret')
  if (!env.REVALIDATE_SECRET || given === null || !isSameSecret(given, env.REVALIDATE_SECRET))
    return new Response(null, { status: 404 })
  const question = expiryQuestionSchema.safeParse(await request.json().catch(() => null))
  if (!question.success) return new Response(null, { status: 400 })
  try {
    return Response.json(await openJournal(env.DATABASE_URL).answer(question.data))
  } catch (error) {
    const nobodyPublishes = isAway(error)
    if (!nobodyPublishes) serverLog().warn({ reason: causesOf(error) }, 'The journal of expired pages cannot be read')
    return Response.json({ nobodyPublishes }, { status: 503 })
  }
}

/** A name with several addresses fails with a fault for each of them. */
function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isAway)
  return error instanceof Error && 'code' in error && away.has(String(error.code))
}
