import type { APIRequestContext, Page } from '@playwright/test'

/** Parts of a page that search engines and messengers read. */
export interface ReadPage {
  readonly path: string
  readonly language: string
  readonly title: string
  readonly headings: readonly string[]
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: readonly string[]
  /** Addresses by their `hreflang`. */
  readonly languages: Readonly<Record<string, string>>
  readonly things: readonly string[]
  readonly links: readonly string[]
}

/** Every page of the site in every language: those of the sitemap and what they lead to, each read once, without being drawn. */
export async function readPages(parser: Page, request: APIRequestContext, base: string): Promise<ReadPage[]> {
  const read = new Map<string, ReadPage | null>()
  let next = [...(await readSitemap(request)).keys()].map((address) => new URL(address).pathname)
  while (next.length > 0) {
    for (const path of next) read.set(path, await readPage(parser, request, path))
    const links = [...read.values()].flatMap((page) => page?.links ?? [])
    const found = links.filter((link) => link.startsWith(`${base}/`)).map((link) => new URL(link).pathname)
    next = [...new Set(found)].filter((path) => /^\/(de|fr)(\/|$)/.test(path) && !read.has(path))
  }
  return [...read.values()].filter((page) => page !== null)
}

/** The addresses of the sitemap with the time that each names. Throws for one that the protocol does not allow. */
export async function readSitemap(request: APIRequestContext): Promise<Map<string, string>> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const [, body] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(.*)\n<\/urlset>\n$/s.exec(xml) ?? []
  const entries = (body ?? '').split('\n').map((line) => {
    const [, address = '', time = ''] =
      /^<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>(?:<xhtml:link rel="alternate" hreflang="[a-z-]+" href="[^"<]+"\/>)*<\/url>$/.exec(
        line,
      ) ?? []
    if (!address) throw new Error(`No entry of a sitemap: ${line}`)
    return [address, time] as const
  })
  return new Map(entries)
}

/** null for what is no page of its own: a picture, a redirect, a page that is not there. */
async function readPage(parser: Page, request: APIRequestContext, path: string): Promise<ReadPage | null> {
  const answer = await request.get(path, { maxRedirects: 0 })
  if (answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('text/html')) return null
  const html = await answer.text()
  return parser.evaluate(
    ({ html, path, base }) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      const all = <T extends Element>(selector: string) => [...page.querySelectorAll<T>(selector)]
      const whole = (address: string | null) => new URL(address ?? '', base).href
      return {
        path,
        language: page.documentElement.lang,
        title: page.title,
        headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
        metas: Object.fromEntries(
          all<HTMLMetaElement>('meta[content]').map((meta) => [
            meta.getAttribute('property') ?? meta.name,
            meta.content,
          ]),
        ),
        canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
        languages: Object.fromEntries(
          all('link[rel=alternate][hreflang]').map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
        things: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
        links: all('a[href]').map((link) => whole(link.getAttribute('href'))),
      }
    },
    { html, path, base: answer.url() },
  )
}
