/** Where the copies of the site are that hold rendered pages. */
export interface WebCache {
  readonly urls: readonly string[]
  readonly secret: string
}

/** Nobody listens there: that web is down, holds no page, and starts with an empty cache. */
const down = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH'])
const attempts = 3

/**
 * Tells every web process to let go of pages. Answers how many did; throws when one that is up did not: it may still
 * serve an old page.
 */
export async function expire(web: WebCache, tags: readonly string[]): Promise<number> {
  const told = await Promise.all(web.urls.map((url) => tell(url, web.secret, tags)))
  return told.filter(Boolean).length
}

async function tell(url: string, secret: string, tags: readonly string[]): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(new URL('/_internal/revalidate', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(3000),
      })
      if (response.ok) return true
      throw new Error(`${url} answered ${response.status} to a revalidation`)
    } catch (error) {
      if (isDown(error)) return false
      if (attempt === attempts) throw error
    }
  }
}

function isDown(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && down.has(String(cause.code))
}
