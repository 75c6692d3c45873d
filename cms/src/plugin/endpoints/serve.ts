import { randomUUID } from 'node:crypto'
import type { BodyOf, Endpoint, QueryOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import { executeAuthStrategies, type Endpoint as PayloadEndpoint, type PayloadRequest } from 'payload'
import { contextOfRequest } from '../context-of-request.ts'
import { databaseOf } from '../db/database.ts'
import { checkAccess, checkOrigin, ownOrigin } from '../http/check-access.ts'
import { clientNetwork, limitRate } from '../http/rate-limit.ts'
import { checkText, readJson } from '../http/read-body.ts'
import { requestLanguage } from '../http/request-language.ts'
import type { Call, Operation } from '../operations/operation-context.ts'
import { answerError, answerHeaders } from './answer-error.ts'
import { parseInput } from './parse-input.ts'
import { readForm } from './read-form.ts'

/** Puts an operation on the wire. The only place that knows HTTP: who may call, how much, in what shape, and how failures look. */
export function serve<E extends Endpoint>(
  contract: E,
  operation: Operation<E>,
  origins: readonly string[],
): PayloadEndpoint {
  const handle = async (req: PayloadRequest, requestId: string) => {
    checkOrigin(req, contract.access === 'anyone' ? [...origins, ...ownOrigin(req)] : origins)
    if (!req.user && contract.access !== 'anyone') await lookAgain(req)
    checkAccess(req.user, contract.access)
    await limitRate(req.payload, {
      name: `${contract.method} ${contract.path}`,
      client: req.user ? `user ${req.user.id}` : clientNetwork(req.headers),
      rate: contract.rate,
    })
    const language = requestLanguage(req.headers)
    const address = { params: req.routeParams ?? {}, query: Object.fromEntries(req.searchParams) }
    checkText(address, '')
    const params = contract.params ? parseInput(contract.params, address.params, language) : undefined
    const query = contract.query ? parseInput(contract.query, address.query, language) : undefined
    const body = contract.body
      ? parseInput(contract.body, await readJson(req, contract.bodyLimit), language)
      : undefined
    const form = contract.upload ? await readForm(req, contract.bodyLimit) : undefined
    const answer = await operation({
      ...(await contextOfRequest(req)),
      body: body as BodyOf<E>,
      query: query as QueryOf<E>,
      params,
      client: clientNetwork(req.headers),
      signal: req.signal,
      ...(form && { form }),
    } as Call<E>)
    return Response.json({ status: 200, success: true, ...(answer as object) }, { headers: answerHeaders(requestId) })
  }
  return {
    method: contract.method,
    path: `/v1${contract.path.replace(/\{(\w+)\}/g, ':$1')}`,
    handler: async (req) => {
      const requestId = req.headers.get('x-request-id') ?? randomUUID()
      try {
        return await handle(req, requestId)
      } catch (error) {
        return answerError(error, {
          headers: req.headers,
          requestId,
          route: `${contract.method} /api/v1${contract.path}`,
        })
      }
    },
  }
}

/**
 * Payload finds no user while the database is away; telling an editor to sign in again would be wrong. So the database is asked
 * for a sign of life, and then once more who is there: it may have come back in between.
 */
async function lookAgain(req: PayloadRequest): Promise<void> {
  const isThere = () => databaseOf(req.payload).rows(sql`select 1`)
  await isThere()
  const { user } = await executeAuthStrategies({ headers: req.headers, payload: req.payload })
  if (user) req.user = user
  else await isThere()
}
