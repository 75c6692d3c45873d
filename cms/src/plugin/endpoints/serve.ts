import { randomUUID } from 'node:crypto'
import type { BodyOf, Endpoint, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Endpoint as PayloadEndpoint, PayloadRequest } from 'payload'
import { isAskerUnknown } from '../access/unknown-asker.ts'
import { checkAccess, checkKey, checkOrigin, ownOrigin } from '../http/check-access.ts'
import { findKeyAsker, type KeyAsker } from '../http/keys/find-key-asker.ts'
import { clientNetwork, limitRate } from '../http/rate-limit.ts'
import { checkText, readJson } from '../http/read-body.ts'
import { requestLanguage } from '../http/request-language.ts'
import type { Call, Operation } from '../operations/operation-context.ts'
import { contextOfRequest } from '../payload/context-of-request.ts'
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
    const program = await checkAsker(req, contract, origins)
    const account = program?.account ?? req.user?.id
    await limitRate(req.payload, {
      name: `${contract.method} ${contract.path}`,
      client: account === undefined ? clientNetwork(req.headers) : `user ${account}`,
      rate: contract.rate,
    })
    const language = requestLanguage(req.headers)
    const address = { params: req.routeParams ?? {}, query: readQuery(req.searchParams) }
    checkText(address, '')
    const params = contract.params ? parseInput(contract.params, address.params, language) : undefined
    const query = contract.query ? parseInput(contract.query, address.query, language) : undefined
    const body = contract.body
      ? parseInput(contract.body, await readJson(req, contract.bodyLimit), language)
      : undefined
    const form = contract.upload ? await readForm(req, contract.bodyLimit) : undefined
    const answer = await operation({
      ...(await contextOfRequest(req, program)),
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

/** Holds who asks to the contract: a program by its key, which it answers, else a person or visitor. Calls for anyone look at no key. */
async function checkAsker(
  req: PayloadRequest,
  contract: Endpoint,
  origins: readonly string[],
): Promise<KeyAsker | null> {
  const isOpen = contract.access === 'anyone'
  const program = isOpen ? null : await findKeyAsker(req)
  if (program) {
    // No browser sends a key by itself, so nothing hangs on the origin.
    checkKey(program, contract)
    return program
  }
  checkOrigin(req, isOpen ? [...origins, ...ownOrigin(req)] : origins)
  // Telling an editor to sign in again would be wrong.
  if (isAskerUnknown(req.responseHeaders) && !isOpen) throw new AppError('UNAVAILABLE')
  checkAccess(req, contract.access)
  return null
}

/** The parameters of an address, one that comes twice as a list, which no contract takes: who asks so means something else than we would. */
function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = parameters.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}
