import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>

const content: FixtureContent = { titles: {}, delay: 0 }
const render: RequestListener = (_request, response) => void response.end()
const filledIn = 'anrede=frau&vorname=Anna&themes=myopieManagement&themes=sonstiges&lang=fr&website='
let site: Site

beforeAll(async () => {
  site = await startTestSite(content, { render })
})
afterAll(async () => {
  await site.stop()
  await site.cms.stop()
})
beforeEach(() => {
  content.entries = []
  delete content.refuseEntry
})

function send({ headers = {}, body = filledIn, path = '/_form/contact/de' } = {}) {
  const usual = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: site.base,
    referer: `${site.base}/de/kontakt?x=1`,
  }
  return fetch(site.base + path, { method: 'POST', redirect: 'manual', body, headers: { ...usual, ...headers } })
}

test('a form without scripts is handed to the cms, and its sender led to a page that says so', async () => {
  const answer = await send()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_form/contact/de?back=%2Fde%2Fkontakt'])
  expect(content.entries).toEqual([
    { anrede: 'frau', vorname: 'Anna', themes: ['myopieManagement', 'sonstiges'], website: '', lang: 'de' },
  ])
  const page = await fetch(site.base + answer.headers.get('location'))
  const html = await page.text()
  expect([page.status, html.includes('Gesendet. Danke!'), html.includes('href="/de/kontakt"')]).toEqual([
    200,
    true,
    true,
  ])
  expect(content.entries).toHaveLength(1)
})

test('the page that says «sent» forgets what the tab has kept, and may run nothing else', async () => {
  const page = await fetch(`${site.base}/_form/contact/de`)
  expect(await page.text()).toContain('sessionStorage.removeItem')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-[^']+'$/)
})

test('it leads back to a page of this site only', async () => {
  const other = '//elsewhere.example/de'
  const page = await fetch(`${site.base}/_form/contact/fr?back=${encodeURIComponent(other)}`)
  expect(await page.text()).toContain('href="/fr"')
  const answer = await send({ headers: { referer: 'https://elsewhere.example/admin' } })
  expect(answer.headers.get('location')).toBe('/_form/contact/de')
})

test('each wrong field is named in the page’s language', async () => {
  content.refuseEntry = {
    status: 400,
    body: { code: 'INVALID', fields: { plz: 'x', website: 'Spam detected', '<b>': 'x' } },
  }
  const answer = await send({ path: '/_form/contact/fr' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('<html lang="fr">')
  expect(html.match(/<li>[^<]+/g)).toEqual([
    '<li>Veuillez indiquer votre code postal.',
    expect.stringContaining('machine'),
  ])
})

test.each([
  [500, 503],
  [429, 429],
])('a cms that answers %i leaves the visitor with a sentence and the shop’s phone', async (status, told) => {
  content.refuseEntry = { status, body: {} }
  const answer = await send()
  const html = await answer.text()
  expect([answer.status, html.includes('Nicht gesendet'), html.includes('tel:+41522120000')]).toEqual([
    told,
    true,
    true,
  ])
})

test.each([
  ['from another website', { headers: { origin: 'https://elsewhere.example' } }, 403],
  ['that is no form', { headers: { 'content-type': 'text/plain' } }, 400],
  ['that is too large', { body: `vorname=${'a'.repeat(40_000)}` }, 413],
  ['of which nobody knows', { path: '/_form/other/de' }, 405],
])('an entry %s is refused', async (_, sent, status) => {
  expect((await send(sent)).status).toBe(status)
  expect(content.entries).toEqual([])
})
