import { createHash, randomUUID } from 'node:crypto'
import type { Call } from '@blickfang/contract/api/client.ts'
import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import { withClient } from '@blickfang/local/src/postgres/with-client.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { signOpened } from '../../../cms/src/plugin/operations/form/opened.ts'

/** A project that runs, whose editor calls. */
interface Running {
  readonly call: Call
  /** Where the plugin answers. */
  readonly origin: string
  readonly secret: string
  readonly databaseUrl: string
}

const patience = { timeout: 60_000 }
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const order = { name: 'Anna Muster', email: 'anna@example.com', what: 'plait', day: dayIn(3), lang: 'de' }

/** A moment at which the form was opened, signed as Payload keeps the project's secret. */
function openedBefore(secret: string, ms: number): string {
  return signOpened(createHash('sha256').update(secret).digest('hex').slice(0, 32), Date.now() - ms)
}

/** Sends an order as a visitor of a network of its own, and returns the status with the fields that were wrong. */
function sender({ origin, secret }: Pick<Running, 'origin' | 'secret'>) {
  return async (entry: object = {}): Promise<[number, unknown]> => {
    const opened = openedBefore(secret, 20_000)
    const answer = await fetch(`${origin}${apiRoot}/forms/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ ...order, opened, ...entry }),
    })
    const { fields } = (await answer.json()) as { fields?: unknown }
    return [answer.status, fields]
  }
}

/**
 * A form of the example's own is taken where its block is live, judged, kept and mailed, as one of ours is: an editor reads, searches,
 * exports and removes what was sent, and a network that sends too much waits.
 */
export async function proveOwnForm(running: Running): Promise<void> {
  const { call, origin, secret } = running
  const send = sender(running)
  const { paths } = (await (await fetch(`${origin}${apiRoot}/openapi.json`)).json()) as { paths: object }
  expect(paths).toMatchObject({ '/forms/order': { post: { operationId: 'sendFormOrder' } } })
  expect(await send()).toEqual([400, { closed: 'closed' }])
  const { page } = await call('addPage', {
    collectionName: null,
    initialMeta: { name: 'Bestellen' },
    lang: 'de',
    initialGroups: ['orderForm'],
  })
  await call('publishPage', { id: page.id })
  expect(await send({ what: 'cake', more: 1 })).toEqual([400, expect.objectContaining({ what: expect.any(String) })])
  expect(await send({ day: dayIn(0) })).toEqual([400, { day: 'tooSoon' }])
  expect(await send({ website: 'https://spam.example' })).toEqual([400, { website: 'Spam detected' }])
  expect(await send({ opened: openedBefore(secret, 1_000) })).toEqual([
    400,
    expect.objectContaining({ opened: 'opened' }),
  ])
  const key = randomUUID()
  expect([await send({ key }), await send({ key })]).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  await proveRead(running)
  await proveClosing(call, page.id, send)
  await expect.poll(async () => (await send({ what: 'cake' }))[0], patience).toBe(429)
}

async function proveRead({ call, origin, databaseUrl }: Running): Promise<void> {
  const { entries } = await call('listSubmissions', { language: 'fr', search: 'Anna' })
  expect(entries).toMatchObject([{ title: 'Anna Muster', form: 'Commande', email: 'anna@example.com' }])
  const [{ id, answers } = { id: '', answers: [] }] = entries
  expect(answers.map(({ label }) => label)).toEqual(['Nom', 'E-mail', 'Que désirez-vous\u00a0?', expect.any(String)])
  expect(answers[2]?.value).toBe('Tresse')
  const { csv } = await call('exportSubmissions', { language: 'de' })
  expect(csv).toContain('"Was darf es sein?"')
  expect(csv).toContain(`"Anna Muster";"anna@example.com";"Zopf";"${order.day}"`)
  expect((await fetch(`${origin}${apiRoot}/submissions?language=de`)).status).toBe(401)
  const mails = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select "to", subject, text from bf_mails where submission_id = $1', [id])
    return rows as { readonly to: string; readonly subject: string; readonly text: string }[]
  })
  // The shop's own address is not said yet; the sender reads again what was chosen, and nothing that was typed.
  expect(mails).toEqual([expect.objectContaining({ to: 'anna@example.com', subject: 'Ihre Bestellung bei Blickfang' })])
  expect(mails[0]?.text).toContain('Was darf es sein? Zopf')
  expect(mails[0]?.text).not.toContain('anna@example.com')
  expect(await call('removeSubmissions', { ids: [id] })).toMatchObject({ removed: 1 })
}

/** A switch of the block closes the form, for pages that were opened before too. */
async function proveClosing(call: Call, page: string, send: ReturnType<typeof sender>): Promise<void> {
  const { document } = await call('getDocument', { id: page, lang: 'de' })
  const id = document.groups.find(({ name }) => name === 'orderForm')?.id ?? ''
  const close = async (value: boolean, base: number) => {
    await call('saveValues', [{ itemType: 'group', id, key: 'options.closed', value, base }])
    await call('publishPage', { id: page })
  }
  await close(true, 0)
  expect(await send()).toEqual([400, { closed: 'closed' }])
  await close(false, 1)
}

/** Visitors order on the page, with scripts and without; the editor reads it beside the page. */
export async function proveOrders(browser: Browser, site: string, call: Call): Promise<void> {
  const names = async () => (await call('listSubmissions', { language: 'de' })).entries.map(({ title }) => title)
  const visitor = await browser.newPage({ baseURL: site, locale: 'de-CH' })
  await visitor.goto('/de/bestellen', patience)
  const form = visitor.locator('form[action="/_form/forms/order/de"]')
  await form.getByLabel('Name').focus(patience)
  await form.getByRole('button', { name: 'Bestellen' }).click(patience)
  await expect(form.getByText('Bitte wählen Sie etwas aus.')).toBeVisible(patience)
  await fillIn(form, 'Berta', dayIn(0))
  await expect(form.getByText('Bitte wählen Sie einen Tag ab morgen.')).toBeVisible(patience)
  await fillIn(form, 'Berta', dayIn(2))
  await expect(form.getByRole('button', { name: 'Bestellt. Danke!' })).toBeVisible(patience)

  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false, locale: 'de-CH' })
  const bare = await context.newPage()
  await bare.goto('/de/bestellen', patience)
  const plain = bare.locator('form[action="/_form/forms/order/de"]')
  await fillIn(plain, 'Carla', dayIn(0))
  await expect(plain.getByText('Bitte wählen Sie einen Tag ab morgen.')).toBeVisible(patience)
  await expect(plain.getByLabel('Zopf')).toBeChecked()
  await fillIn(plain, 'Carla', dayIn(2))
  await expect(bare.getByRole('heading', { level: 1, name: 'Bestellt. Danke!' })).toBeVisible(patience)
  expect(await names()).toEqual(['Carla', 'Berta'])
}

async function fillIn(form: ReturnType<Page['locator']>, name: string, day: string): Promise<void> {
  await form.getByLabel('Zopf').check(patience)
  await form.getByLabel('Wann holen Sie es ab?').fill(day)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-Mail').fill(`${name.toLowerCase()}@example.com`)
  await form.getByRole('button', { name: 'Bestellen' }).click(patience)
}

/** An editor finds the order in the panel of requests, in the words of the form. */
export async function proveRequest(editor: Page): Promise<void> {
  await editor.goto('/de/edit/bestellen?requests=1', patience)
  const panel = editor.getByRole('region', { name: 'Anfragen' })
  await panel.getByRole('button', { name: /Carla/ }).click(patience)
  await expect(panel.getByText('Was darf es sein?')).toBeVisible(patience)
  await expect(panel.getByText('Zopf')).toBeVisible(patience)
}
