import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'

/** Bytes, compressed. */
export interface Weight {
  readonly scripts: number
  readonly rest: number
  /** Bytes of the scripts that are Supabase's client. */
  readonly supabase: number
}

interface Weighed {
  readonly url: string
  /** Keeps the map from coming near the view, so that nothing of it is fetched. */
  readonly isMapAway?: boolean
  /** Waits until the phone listens to its game. */
  readonly hasGame?: boolean
}

/** Text and no function, because the loader of this benchmark names inner functions with a helper that the page lacks. */
const noNearness = `
  const watched = new WeakSet()
  window.IntersectionObserver = class extends IntersectionObserver {
    // First its island is watched, which is the page's; then the place of the drawn map itself.
    observe(element) {
      if (element.matches('[data-drawers]') && watched.has(element)) return
      watched.add(element)
      super.observe(element)
    }
  }`

/** Everything that a page fetches until the network is quiet, each file once. */
export async function weighPage(context: BrowserContext, { url, isMapAway, hasGame }: Weighed): Promise<Weight> {
  const page = await context.newPage()
  if (isMapAway) await page.addInitScript(noNearness)
  const files = collect(page)
  const listening = hasGame ? page.waitForEvent('websocket') : null
  await page.goto(url, { waitUntil: 'networkidle' })
  await listening
  await page.waitForLoadState('networkidle')
  const all = await files()
  await page.close()
  const sum = (some: readonly File[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = all.filter(({ isScript }) => isScript)
  return {
    scripts: sum(scripts),
    rest: sum(all.filter(({ isScript }) => !isScript)),
    supabase: sum(scripts.filter(({ isSupabase }) => isSupabase)),
  }
}

interface File {
  readonly bytes: number
  readonly isScript: boolean
  readonly isSupabase: boolean
}

function collect(page: Page): () => Promise<readonly File[]> {
  const files = new Map<string, Promise<File | null>>()
  page.on('response', (response) => {
    const file = response.body().then(
      (body) => ({
        bytes: gzipSync(body).length,
        isScript: response.request().resourceType() === 'script' || /\.m?js$/.test(new URL(response.url()).pathname),
        isSupabase: body.includes('postgres_changes') && body.includes('supabase-js'),
      }),
      () => null,
    )
    files.set(response.url(), file)
  })
  return async () => (await Promise.all(files.values())).filter((file) => file !== null)
}
