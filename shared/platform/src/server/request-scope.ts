import { AsyncLocalStorage } from 'node:async_hooks'
import { context, propagation } from '@opentelemetry/api'
import { inProcess } from './in-process.ts'

/** Carries a request's id from web to the cms, and from a reverse proxy to web. */
export const requestIdHeader = 'x-request-id'

const harmless = /^[\w-]{8,80}$/

const scope = inProcess('request scope', () => new AsyncLocalStorage<string>())

/** Does the work in the name of a request: what it logs, asks of the cms and asks of the database bears the id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return scope.run(id, work)
}

/** The same for all that this turn of a request's handling begins, where nobody can be handed the work. */
export function enterRequest(id: string): void {
  scope.enterWith(id)
}

/** Id of the request in whose name this runs, if any. Letters, digits, `_` and `-` alone, so it may stand anywhere. */
export function requestId(): string | undefined {
  return scope.getStore()
}

/** An id as somebody sent it, if it is harmless. */
export function readRequestId(header: string | string[] | null | undefined): string | undefined {
  return typeof header === 'string' && harmless.test(header) ? header : undefined
}

/** Headers of a question to another of our servers, so that it is asked in the name of the same request. */
export function requestHeaders(): Readonly<Record<string, string>> {
  const id = requestId()
  const headers: Record<string, string> = id === undefined ? {} : { [requestIdHeader]: id }
  // Of OpenTelemetry only what it takes to hand the trace on; without somebody who takes spans nothing is added.
  propagation.inject(context.active(), headers)
  return headers
}
