import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** Bytes of a page and all that it fetches by itself, each file once and compressed with gzip as it travels. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  readonly js: number
  readonly requests: number
}

/** A cold browser opens the page and waits until the network is quiet. Without the service worker, which fetches other pages. */
export async function weighFiles(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const files = new Map<string, Promise<{ kind: string; bytes: number }>>()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const bytes = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    files.set(
      response.url(),
      bytes.then((bytes) => ({ kind, bytes })),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = await Promise.all(files.values())
  await context.close()
  const sum = (kind: string) => all.reduce((total, file) => total + (file.kind === kind ? file.bytes : 0), 0)
  return { html: sum('document'), css: sum('stylesheet'), js: sum('script'), requests: all.length }
}
