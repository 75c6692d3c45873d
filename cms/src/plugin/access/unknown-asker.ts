/** Goes with an answer to somebody who brought a session that could not be looked up. The door takes it off, and says so. */
const mark = 'x-asker-unknown'

export function askerUnknown(): Headers {
  return new Headers({ [mark]: '1' })
}

export function isAskerUnknown(headers: Headers | undefined): boolean {
  return headers?.has(mark) ?? false
}

export function withoutMark(response: Response): Response {
  if (!isAskerUnknown(response.headers)) return response
  const headers = new Headers(response.headers)
  headers.delete(mark)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
