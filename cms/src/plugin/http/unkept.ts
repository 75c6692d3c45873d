/** The answer with the word that nobody keeps it, unless it says something about that itself: most are of who is signed in. */
export function unkept(response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
