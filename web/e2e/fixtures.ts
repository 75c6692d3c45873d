import { AxeBuilder } from '@axe-core/playwright'
import { type Call, createClient } from '@blickfang/contract/api/client.ts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
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
  /** Preference of editors' browsers. Without transitions a journey takes a tenth less of the processor's time. */
  motion: 'reduce' | 'no-preference'
}

interface Fixtures extends Motion {
  /** API v1 as the editor, from the site's own origin. */
  call: Call
  /** A browser that is signed in as the editor. */
  editor: Page
  /** Another browser, signed in with another account: a colleague. */
  colleague: Page
  /** The same for somebody who reads the editor in French, and may do what an owner may. */
  frenchOwner: Page
  /** A browser that is signed in nowhere. */
  visitor: Page
  newPage: (options?: { groups?: string[]; publish?: boolean; collection?: string }) => Promise<OwnPage>
}

/** Faults that pages have thrown and nobody has caught, in the journey that runs. */
const faults: string[] = []

/** The beginning of what a page says of a fault that came from the server, which tells of it by a digest alone. */
const digestMark = 'Digest of the fault:'

/** Runs in the page. */
function tellDigests(mark: string): void {
  const tell = (fault: unknown) => {
    const { digest } = Object(fault) as { digest?: unknown }
    if (digest) console.warn(`${mark} ${digest}`)
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

export const test = base.extend<Fixtures & { faultless: undefined }>({
  motion: ['reduce', { option: true }],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        context.on('weberror', (fault) => {
          const { stack, message } = fault.error()
          faults.push(`${fault.page()?.url()}: ${stack || message}`)
        })
        context.on('console', (message) => message.text().startsWith(digestMark) && faults.push(message.text()))
        // A journey may have closed it already.
        context.addInitScript(tellDigests, digestMark).catch(() => undefined)
      })
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // In no journey does a page throw, whatever else it looks at.
  faultless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      faults.length = 0
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  call: async ({ baseURL }, use) => {
    const baseUrl = baseURL ?? ''
    await use(createClient({ baseUrl, headers: { origin: baseUrl, cookie: `payload-token=${token()}` } }))
  },
  // Editors name `newPage`, so that its pages go once they have closed: a frame that is drawn anew while its page goes is none.
  editor: async ({ browser, baseURL, motion, newPage: _ }, use) => {
    const page = await signedIn(browser, { baseURL: baseURL ?? '', token: token(), motion })
    await use(page)
    await page.context().close()
  },
  colleague: async ({ browser, baseURL, motion, newPage: _ }, use) => {
    const token = process.env.E2E_COLLEAGUE_TOKEN ?? ''
    const page = await signedIn(browser, { baseURL: baseURL ?? '', token, motion })
    await use(page)
    await page.context().close()
  },
  frenchOwner: async ({ browser, baseURL, motion, newPage: _ }, use) => {
    const token = process.env.E2E_FRENCH_TOKEN ?? ''
    const page = await signedIn(browser, { baseURL: baseURL ?? '', token, motion })
    await use(page)
    await page.context().close()
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await withHabits(await browser.newContext({ baseURL: baseURL ?? '' }))
    await use(await context.newPage())
    await context.close()
  },
  newPage: async ({ call }, use, info) => {
    const made: string[] = []
    await use(async ({ groups = ['hero'], publish = false, collection } = {}) => {
      const name = `Versuch ${info.parallelIndex} ${Date.now().toString(36)}${made.length}`
      const { page } = await call('addPage', {
        collectionName: collection ?? null,
        initialMeta: { name },
        lang: 'de',
        initialGroups: groups,
      })
      made.push(page.id)
      // The page exists in German only, so that publishing does not wait for translations.
      await call('updatePageInfo', { id: page.id, lang: 'de', meta: { disallowedLanguages: ['fr'] }, base: {} })
      if (publish) await call('publishPage', { id: page.id })
      const slug = page.slug.de ?? ''
      const path = `${collection ? `${collection}/` : ''}${slug}`
      return { id: page.id, slug, live: `/de/${path}`, edit: `/de/edit/${path}?toolbar=1` }
    })
    for (const id of made) {
      await call('removePage', { id })
      await call('publishPage', { id })
    }
  },
})

/** Token of the editor's session that global-setup.ts opened: one sign-in for all, because sign-ins are limited in number. */
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
  context.on('page', waitForEditor)
  await context.addCookies([{ name: 'payload-token', value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' }])
  return context.newPage()
}

/**
 * Lets a page in edit mode run before a journey goes on: keys for the editor that are pressed earlier are heard by nobody. Words
 * that are typed earlier are kept, as weight/before-the-page.spec.ts shows.
 */
function waitForEditor(page: Page): void {
  const runs = () =>
    page.waitForFunction(
      (mark) => !document.querySelector('main [data-editing]') || performance.getEntriesByName(mark).length > 0,
      'blickfang-editor-page',
    )
  const { goto, reload } = page
  page.goto = async (...options) => {
    const answer = await goto.apply(page, options)
    await runs()
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload.apply(page, options)
    await runs()
    return answer
  }
}

/**
 * Lists axe's findings against accessibility, a sentence each. Nobody reads what passed, and nothing here is framed by another
 * site: without either it takes a third of the time.
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

/** Changes the site's settings as they are at this moment. An editor that is still saving its own change comes first, and is built on. */
export async function changeSettings(call: Call, change: (settings: Settings) => Partial<Settings>): Promise<void> {
  await expect(async () => {
    const { settings, rev } = await call('getSettings', {})
    await call('saveSettings', { settings: { ...settings, ...change(settings) }, base: rev })
  }).toPass({ timeout: 10_000 })
}
