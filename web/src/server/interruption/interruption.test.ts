import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { themeSchema } from '@blickfang/contract/content/settings.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { afterEach, expect, test } from 'vitest'
import { startTestSite } from '../testing/start-test-site.ts'
import { interruptionPage } from './interruption-page.ts'

/** Stands in for Next, whose pages all need the cms. */
const render: RequestListener = (_request, response) => {
  response.statusCode = 500
  response.end()
}
const teardowns: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const teardown of teardowns.splice(0)) await teardown()
})

/** The site after a restart, in front of a cms that is gone. */
async function startWithoutCms(dataDir?: string) {
  const site = await startTestSite({ titles: {}, delay: 0 }, { render, ...(dataDir && { dataDir }) })
  teardowns.push(site.stop)
  await site.cms.stop()
  return site
}

/** A folder in which a run has left what it knew of the shop. */
async function leftByRun(): Promise<string> {
  const { cms, dataDir, stop } = await startTestSite({ titles: {}, delay: 0 }, { render })
  await expect.poll(() => existsSync(join(dataDir, 'last-known-shop.json'))).toBe(true)
  await stop()
  await cms.stop()
  return dataDir
}

const html = { accept: 'text/html' }

test('without the cms a visitor reads how the shop is reached, also after a restart of the site', async () => {
  const { base } = await startWithoutCms(await leftByRun())
  const answer = await fetch(`${base}/de/kontakt`, { headers: html })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const page = await answer.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('Optik Lindenhof')
  expect(page).toContain('Marktgasse 41')
  expect(page).toContain('href="tel:+41522120000"')
  expect(page).not.toContain('Änderungen')
})

test('the page is in the language of its address, else in the reader’s own among those of the shop', async () => {
  const { base } = await startWithoutCms(await leftByRun())
  const languageOf = async (path: string, wish: string) => {
    const answer = await fetch(base + path, { headers: { ...html, 'accept-language': wish } })
    return /<html lang="(..)">/.exec(await answer.text())?.[1]
  }
  expect(await languageOf('/fr/contact', 'de')).toBe('fr')
  expect(await languageOf('/nirgends', 'fr-CH')).toBe('fr')
  // English is none of the shop's languages.
  expect(await languageOf('/en/contact', 'fr-CH')).toBe('fr')
})

test('the root still leads to a language', async () => {
  const { base } = await startWithoutCms(await leftByRun())
  const answer = await fetch(base, { redirect: 'manual', headers: { 'accept-language': 'fr' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/fr'])
})

test('the page tries again by itself, with scripts and without, and may run nothing else', async () => {
  const { base } = await startWithoutCms()
  const answer = await fetch(`${base}/de`, { headers: html })
  const page = await answer.text()
  expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"><\/noscript>/)
  expect(page).toContain('location.replace(')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'sha256-[^']+'; connect-src 'self'$/)
})

test('whoever edits, and programs, still read what is wrong', async () => {
  const { base } = await startWithoutCms(await leftByRun())
  const call = await fetch(`${base}/api/v1/page`)
  expect([call.status, (await call.json()).code]).toEqual([503, 'UNAVAILABLE'])
  const asProgram = await fetch(`${base}/de/kontakt`, { headers: { accept: 'application/json' } })
  expect([asProgram.status, (await asProgram.json()).code]).toEqual([503, 'UNAVAILABLE'])
})

test('a file that is no card is as good as none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'blickfang-site-'))
  writeFileSync(join(dataDir, 'last-known-shop.json'), '{"name":')
  const { base } = await startWithoutCms(dataDir)
  expect((await fetch(`${base}/de`, { headers: html })).status).toBe(503)
})

test.each(locales)('every language has words for it, and a name cannot break out: %s', (locale) => {
  const languages = { default: 'de' as const, active: ['de' as const] }
  const card = {
    name: '<b>"A&B"',
    street: '',
    city: '',
    phone: '+41 52 1',
    email: '',
    theme: themeSchema.parse({}),
    languages,
  }
  const page = interruptionPage(locale, card)
  expect(page).toContain('&#60;b&#62;&#34;A&#38;B&#34;')
  expect(page).not.toContain('>undefined')
  expect(page).toContain(`<html lang="${locale}">`)
})
