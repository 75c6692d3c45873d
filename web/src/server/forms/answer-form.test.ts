import type { RequestListener } from 'node:http'
import type { TriedEntry } from '@blickfang/contract/kernel/form.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findVisit } from '../../site/protected/page-visits.ts'
import { reportRender } from '../../site/rendering/render-reports.ts'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>

const content: FixtureContent = { titles: {}, delay: 0 }
/** Stands in for Next: prints the form's part that it was told of. */
const render: RequestListener = (request, response) => {
  const address = request.url ?? ''
  const tried = findVisit(address)?.tried
  shown.push(tried)
  reportRender(address, { status: 200, tags: ['site'] })
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>x</title>${tried ? `<input name="opened" value="${tried.opened}">` : ''}`)
}
const shown: (TriedEntry | undefined)[] = []
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
  shown.length = 0
  delete content.refuseEntry
  delete content.openedMs
  delete content.takeFile
})

function send({ headers = {} as Record<string, string>, body = filledIn, path = '/_form/contact/de' } = {}) {
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
    {
      ...{ anrede: 'frau', vorname: 'Anna', themes: ['myopieManagement', 'sonstiges'], website: '', lang: 'de' },
      ...{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), opened: expect.stringContaining('.signature') },
    },
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

test('the end of a line is one sign, as the page has counted it', async () => {
  await send({ body: `${filledIn}&fragenAnmerkungen=eins%0D%0Azwei%0D%0A%0D%0Adrei` })
  expect(content.entries).toEqual([expect.objectContaining({ fragenAnmerkungen: 'eins\nzwei\n\ndrei' })])
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

test('what is wrong is shown on the form’s own page, with all that was filled in and a moment for the next try', async () => {
  content.refuseEntry = { status: 400, body: { fields: { bevorzugterTermin: 'closedDay', '<b>': 'x' } } }
  const answer = await send({ body: `${filledIn}&bevorzugterTermin=2026-12-06&block=b7&plz=%3Cb%3E` })
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'private, no-store'])
  expect(html).toContain('name="opened"')
  expect(shown.at(-1)).toEqual({
    ...{ form: 'contact', block: 'b7', wrong: { bevorzugterTermin: 'closedDay' }, outcome: null },
    ...{ opened: expect.stringContaining('.signature'), from: '/de/kontakt' },
    entered: [
      ...[
        ['anrede', 'frau'],
        ['vorname', 'Anna'],
        ['themes', 'myopieManagement'],
        ['themes', 'sonstiges'],
      ],
      ...[
        ['bevorzugterTermin', '2026-12-06'],
        ['plz', '<b>'],
      ],
    ],
  })
})

const block = '01890000-0000-7000-8000-00000000b7b7'
const field = '01890000-0000-7000-8000-0000000000f1'
const own = `${field}=Anna&${field}=Beat&block=${block}&edition=abc&lang=de&website=&from=%2Fde%2Fkontakt`

test('a form that its owner made is handed on as its page holds it, and its sender comes back to its thanks', async () => {
  const answer = await send({ path: '/_form/form/de', body: own })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/kontakt#b-00000000b7b7-sent'])
  expect(content.entries).toEqual([
    {
      entered: [
        { name: field, value: 'Anna' },
        { name: field, value: 'Beat' },
      ],
      ...{ edition: 'abc', block, website: '', lang: 'de', key: expect.any(String), opened: expect.any(String) },
    },
  ])
})

const fileField = '01890000-0000-7000-8000-0000000000f2'
const fileId = '01890000-0000-7000-8000-0000000000aa'

/** The same form with files, as a browser without scripts sends it. */
function sendFiles(files: readonly (readonly [string, File])[], values: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    [field]: 'Anna',
    block,
    edition: 'abc',
    from: '/de/kontakt',
    ...values,
  }))
    body.append(name, value)
  for (const [name, file] of files) body.append(name, file)
  return fetch(`${site.base}/_form/form/de`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { origin: site.base },
  })
}

test('the end of a line is one sign beside files too', async () => {
  await sendFiles([], { [field]: 'eins\nzwei' })
  expect(content.entries).toEqual([expect.objectContaining({ entered: [{ name: field, value: 'eins\nzwei' }] })])
})

test('a file goes to the cms first, and the entry names it; a double click is the same entry', async () => {
  const taken: FormData[] = []
  content.takeFile = (form) => {
    taken.push(form)
    return { status: 200, body: { file: fileId.replace('aa', `a${taken.length}`) } }
  }
  const file = new File(['%PDF'], 'Rezept.pdf')
  const same = { opened: `${(Date.now() - 60_000).toString(36)}.b.c` }
  const twice = [await sendFiles([[fileField, file]], same), await sendFiles([[fileField, file]], same)]
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  const [sent] = taken
  expect([sent?.get('block'), sent?.get('field'), sent?.get('lang')]).toEqual([block, fileField, 'de'])
  expect(await new Response(sent?.get('file')).text()).toBe('%PDF')
  expect(content.entries?.[0]).toMatchObject({
    entered: [
      { name: field, value: 'Anna' },
      { name: fileField, value: fileId.replace('aa', 'a1') },
    ],
  })
  const keys = content.entries?.map((entry) => (entry as { key: string }).key)
  expect(keys?.[0]).toBe(keys?.[1])
})

test('a file that is refused is told at its field with all that was filled in, and one that has come stays with the form', async () => {
  content.takeFile = () => ({ status: 400, body: { fields: { [fileField]: 'fileUnsafe' } } })
  expect((await sendFiles([[fileField, new File(['MZ'], 'a.pdf')]])).status).toBe(400)
  expect(shown.at(-1)).toMatchObject({ wrong: { [fileField]: 'fileUnsafe' }, entered: [[field, 'Anna']] })
  expect(content.entries).toEqual([])
  content.takeFile = () => ({ status: 200, body: { file: fileId } })
  content.refuseEntry = { status: 400, body: { fields: { [field]: 'required' } } }
  await sendFiles([[fileField, new File(['%PDF'], 'a.pdf')]])
  expect(shown.at(-1)).toMatchObject({
    entered: [
      [field, 'Anna'],
      [fileField, fileId],
    ],
  })
  delete content.refuseEntry
  content.takeFile = () => ({ status: 413, body: {} })
  await sendFiles([[fileField, new File(['%PDF'], 'a.pdf')]])
  expect(shown.at(-1)).toMatchObject({ wrong: { [fileField]: 'fileTooLarge' } })
})

test('an input in which nothing is chosen sends no file, a form of ours takes none, and nobody sends more than two of the largest', async () => {
  content.takeFile = () => ({ status: 503, body: {} })
  expect((await sendFiles([[fileField, new File([], '')]], { [fileField]: fileId })).status).toBe(303)
  expect(content.entries?.at(-1)).toMatchObject({
    entered: [
      { name: field, value: 'Anna' },
      { name: fileField, value: fileId },
      { name: fileField, value: '' },
    ],
  })
  const body = new FormData()
  body.append('vorname', 'Anna')
  const headers = { origin: site.base }
  expect((await fetch(`${site.base}/_form/contact/de`, { method: 'POST', body, headers })).status).toBe(400)
  expect((await sendFiles([[fileField, new File([new Uint8Array(22 * 1024 * 1024)], 'a.pdf')]])).status).toBe(413)
})

test.each([
  ['/de/danke', '/de/danke'],
  ['/de/danke#oben', '/de/danke#oben'],
  ['/de/danke#köpfe', '/de/danke#k%C3%B6pfe'],
  ['/de/danke#謝', '/de/danke#%E8%AC%9D'],
  ['//evil.example', '/de/kontakt#b-00000000b7b7-sent'],
  ['https://evil.example/de', '/de/kontakt#b-00000000b7b7-sent'],
  ['/admin', '/de/kontakt#b-00000000b7b7-sent'],
])('a form that leads to %s leads to %s', async (next, place) => {
  const answer = await send({ path: '/_form/form/de', body: `${own}&next=${encodeURIComponent(next)}` })
  expect(answer.headers.get('location')).toBe(place)
})

test('where nobody knows its page, or its block is none, a page of its own says that it was sent', async () => {
  const nowhere = own.replace('from=%2Fde%2Fkontakt', '')
  const answer = await send({
    path: '/_form/form/de',
    body: nowhere,
    headers: { referer: 'https://elsewhere.example/' },
  })
  expect(answer.headers.get('location')).toBe('/_form/form/de')
  const odd = await send({ path: '/_form/form/de', body: own.replace(block, '%22%3E') })
  expect(odd.headers.get('location')).toBe('/_form/form/de?back=%2Fde%2Fkontakt')
})

test('what is wrong with it, and that it was changed, is shown on its page with all that was filled in', async () => {
  const fields = { [field]: 'required', changed: 'changed', '<b>': 'x' }
  content.refuseEntry = { status: 400, body: { fields } }
  const answer = await send({ path: '/_form/form/de', body: own })
  expect([answer.status, shown.at(-1)]).toMatchObject([
    400,
    {
      ...{ form: 'own', block, wrong: { [field]: 'required' }, outcome: 'changedError', from: '/de/kontakt' },
      entered: [
        [field, 'Anna'],
        [field, 'Beat'],
      ],
    },
  ])
})

test('an entry without a moment, or with one that does not count, is shown again to be sent with a new one', async () => {
  content.refuseEntry = { status: 400, body: { fields: { website: 'Spam detected', opened: 'opened' } } }
  await send()
  const first = shown.at(-1)
  await send({ headers: { cookie: 'blickfang-form=old.one.x' } })
  const second = shown.at(-1)
  for (const tried of [first, second]) expect(tried).toMatchObject({ wrong: {}, outcome: 'checkSentence' })
  expect(second?.opened).toMatch(/^(?!old).*signature$/)
})

test('a form that was shown again is shown again on its own page, and leads back there; no other address is taken', async () => {
  content.refuseEntry = { status: 400, body: { fields: { plz: 'required' } } }
  const headers = { referer: `${site.base}/_form/contact/de` }
  await send({ headers, body: `${filledIn}&from=%2Fde%2Fkontakt` })
  expect(shown.at(-1)).toMatchObject({ from: '/de/kontakt', wrong: { plz: 'required' } })
  delete content.refuseEntry
  const answer = await send({ headers, body: `${filledIn}&from=%2F%2Fevil.example` })
  expect(answer.headers.get('location')).toBe('/_form/contact/de')
})

test('the picture that a page names for browsers without scripts brings the moment, and is kept by nobody', async () => {
  const answer = await fetch(`${site.base}/_form/opened`)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/gif',
    'private, no-store',
  ])
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^blickfang-form=[\w.-]+; Path=\/_form; Max-Age=86400; HttpOnly; SameSite=Strict$/)
  await send({ headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(content.entries).toMatchObject([{ opened: cookie.split(/[=;]/)[1] }])
})

test('a double click is the same entry, another one is not, and the next takes a moment of its own', async () => {
  const headers = { cookie: 'blickfang-form=a.b.c' }
  const answers = [await send({ headers }), await send({ headers })]
  await send({ headers, body: filledIn.replace('Anna', 'Beat') })
  const keys = content.entries?.map((entry) => (entry as { key: string }).key)
  expect([keys?.[0] === keys?.[1], keys?.[1] === keys?.[2]]).toEqual([true, false])
  expect(answers.every((answer) => answer.headers.get('set-cookie')?.startsWith('blickfang-form='))).toBe(true)
})

test('who is faster than a machine may be waits here, and is told nothing', async () => {
  content.openedMs = 2_700
  const cookie = (await fetch(`${site.base}/_form/opened`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const begun = Date.now()
  expect((await send({ headers: { cookie } })).status).toBe(303)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(250)
})

test('where that page cannot be shown, each wrong field is named in the page’s language', async () => {
  content.refuseEntry = {
    status: 400,
    body: { code: 'INVALID', fields: { plz: 'x', website: 'Spam detected', '<b>': 'x' } },
  }
  const answer = await send({ path: '/_form/contact/fr', headers: { referer: '' } })
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
  const answer = await send({ headers: { referer: '' } })
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
