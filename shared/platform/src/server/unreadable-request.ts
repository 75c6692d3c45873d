import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'

/** Methods that the servers and their libraries know; Node takes some thirty more, of which one (TRACE) ends in a fault of Next's. */
export const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const nul = /%00|\0/

/** Why a request is refused by its first line alone: no server of ours does anything with such a method, and no database holds NUL. */
export function unreadableRequest({
  method = 'GET',
  url = '/',
}: {
  readonly method?: string | undefined
  readonly url?: string | undefined
}): ErrorCode | null {
  if (!(knownMethods as readonly string[]).includes(method)) return 'METHOD_NOT_ALLOWED'
  return nul.test(url) ? 'BAD_REQUEST' : null
}
