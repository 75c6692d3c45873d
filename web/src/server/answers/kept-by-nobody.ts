import type { ServerResponse } from 'node:http'

/** Forbids everybody to keep an answer, whatever is said of it later by who makes it. */
export function keptByNobody(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader = function withoutCaching(this: ServerResponse, name: string, value: number | string | string[]) {
    return name.toLowerCase() === 'cache-control' ? this : setHeader.call(this, name, value)
  } as typeof setHeader
}
