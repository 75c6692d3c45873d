import { AxeBuilder } from '@axe-core/playwright'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

import { habitsOfSafari } from './engines/habits-of-safari.ts'

export { expect }

/** A page made for one journey: gone again when the journey ends. */
export interface OwnPage {
  readonly id: string
  readonly slug: string
  /** Addresses of the page as visitors and as editors open it. */
  readonly live: string
  readonly edit: string
}

export interface Motion {
  /** What editors' browsers ask for. Without transitions a journey takes a tenth less of the processor's time. */
  motion: 'reduce' | 'no-preference'
}

interface Fixtures extends Motion {
  /** Calls of API v1 as the editor, from the site's own origin. */
  api: Api
  /** A browser that is signed in as the editor. */
  editor: Page
  /** Another browser, signed in with another account: a colleague. */
  colleague: Page
  /** A browser that is signed in nowhere. */
  visitor: Page
  newPage: (options?: { groups?: readonly string[]; publish?: boolean; collection?: string }) => Promise<OwnPage>
}

export interface Api {
  get: (path: string) => Promise<Answer>
  send: (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<Answer>
}

type Answer = { status: number; success: boolean } & Record<string, never>

export const test = base.extend<Fixtures>({
  motion: ['reduce', { option: true }],
  api: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '', cookie: `payload-token=${token()}` },
    })
    await use(apiOver(request))
    await request.dispose()
  },
  editor: async ({ browser, baseURL, motion }, use) => {
    const page = await signedIn(browser, { baseURL: baseURL ?? '', token: token(), motion })
    await use(page)
    await page.context().close()
  },
  colleague: async ({ browser, baseURL, motion }, use) => {
    const token = process.env.E2E_COLLEAGUE_TOKEN ?? ''
    const page = await signedIn(browser, { baseURL: baseURL ?? '', token, motion })
    await use(page)
    await page.context().close()
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await withHabits(await browser.newContext({ baseURL: baseURL ?? '' }))
    await use(await context.newPage())
    await context.close()
  },
  newPage: async ({ api }, use, info) => {
    const made: string[] = []
    await use(async ({ groups = ['hero'], publish = false, collection } = {}) => {
      const name = `Versuch ${info.parallelIndex} ${Date.now().toString(36)}${made.length}`
      const { page } = (await api.send('POST', '/page/add', {
        collectionName: collection ?? null,
        initialMeta: { name },
        lang: 'de',
        initialGroups: groups,
      })) as unknown as { page: { id: string; slug: { de: string } } }
      made.push(page.id)
      // The page exists in German only, so that publishing does not wait for translations.
      await api.send('PUT', '/page/info', { id: page.id, lang: 'de', meta: { disallowedLanguages: ['fr'] }, base: {} })
      if (publish) await api.send('POST', '/page/publish', { id: page.id })
      const path = `${collection ? `${collection}/` : ''}${page.slug.de}`
      return { id: page.id, slug: page.slug.de, live: `/de/${path}`, edit: `/de/edit/${path}?toolbar=1` }
    })
    for (const id of made) {
      await api.send('POST', '/page/remove', { id })
      await api.send('POST', '/page/publish', { id })
    }
  },
})

/** Of the editor's session that global-setup.ts opened: one sign-in for all, because sign-ins are limited in number. */
function token(): string {
  return process.env.E2E_TOKEN ?? ''
}

/** HABITS=safari: as in Safari, as far as Chromium can play it. */
async function withHabits(context: BrowserContext): Promise<BrowserContext> {
  if (process.env.HABITS === 'safari') await context.addInitScript(habitsOfSafari)
  return context
}

type Session = Pick<Fixtures, 'motion'> & { baseURL: string; token: string }

async function signedIn(browser: Browser, { baseURL, token, motion }: Session): Promise<Page> {
  const context = await withHabits(await browser.newContext({ baseURL, reducedMotion: motion }))
  await context.addCookies([{ name: 'payload-token', value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' }])
  return context.newPage()
}

function apiOver(request: APIRequestContext): Api {
  const read = async (answer: {
    json: () => Promise<unknown>
    text: () => Promise<string>
    ok: () => boolean
    url: () => string
  }) => {
    expect(answer.ok(), `${answer.url()}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  return {
    get: async (path) => read(await request.get(`/api/v1${path}`)),
    send: async (method, path, data) => read(await request.fetch(`/api/v1${path}`, { method, data })),
  }
}

/**
 * What axe finds against accessibility, a sentence each. Nobody reads what passed, and nothing here is framed by another site:
 * without either it takes a third of the time.
 */
export async function findViolations(page: Page, within = 'html', without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
