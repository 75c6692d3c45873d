import { messages } from '@blickfang/contract/forms/aspect-sponsor/messages.generated.ts'
import { messages as formMessages } from '@blickfang/contract/forms/words/messages.generated.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SponsorEntry } from './sponsor-entry.tsx'

const words = { language: 'de', messages: { ...messages.de.messages, ...formMessages.de.messages } }
const who = { company: 'Glas AG', contactName: 'Urs Glas', phone: '044 123 45 67', email: 'urs@glas.example' }
const post = vi.fn<typeof fetch>()
/** How many moments were asked for. */
let opened = 0
const answerOrOpen: typeof fetch = async (address, init) =>
  address === '/api/v1/form/open' ? Response.json({ opened: `moment ${++opened}` }) : post(address, init)
const ends: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  opened = 0
  vi.stubGlobal('fetch', answerOrOpen)
  post.mockReset().mockImplementation(async () => Response.json({ total: 29_600 }))
  sessionStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(isClosed = false) {
  const own = { words, bookedOut: ['stehlunch', 'aspectNumberOfPersons'] as const, isClosed, isStill: false }
  const { host, unmount } = await mount(<SponsorEntry id="f" locale="de" {...own} />)
  ends.push(unmount)
  const form = host.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement
  const told = () => form.querySelector('[role="status"]')?.textContent
  return { form, field, told, button: form.querySelector('button') as HTMLButtonElement }
}
type Opened = Awaited<ReturnType<typeof open>>

async function fill({ form, field }: Opened, texts: Record<string, string>, ticks: readonly string[] = []) {
  await act(async () => {
    for (const [name, value] of Object.entries(texts)) field(name).value = value
    for (const name of ticks) field(name).checked = true
    form.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function send({ form }: Opened) {
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.advanceTimersByTimeAsync(3_100))
}

test('the total is there while one fills the form in', async () => {
  const page = await open()
  const total = () => page.form.querySelector('output')?.textContent
  expect(total()).toBe('CHF 0')
  await fill(page, {}, ['hauptsponsor'])
  expect(total()).toBe('CHF 29’000')
  await fill(page, { numberOfPersons: '2' })
  expect(total()).toBe('CHF 29’600')
})

test('a booking is sent with its block, and the form is empty and idle again after two seconds', async () => {
  const page = await open()
  await fill(page, { ...who, numberOfPersons: '2', personsNames: 'Urs, Vera' }, ['hauptsponsor'])
  await send(page)
  const body = JSON.parse(String(post.mock.calls[0]?.[1]?.body))
  expect(post.mock.calls[0]?.[0]).toBe('/api/v1/aspectSponsorForm')
  expect(body).toMatchObject({ ...who, hauptsponsor: true, stehlunch: false, numberOfPersons: 2, block: 'f' })
  expect([page.button.textContent, page.button.disabled]).toEqual([messages.de.messages.sent, true])
  expect([page.field('company').value, page.form.querySelector('output')?.textContent]).toEqual(['', 'CHF 0'])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect([page.button.textContent, page.button.disabled]).toEqual([messages.de.messages.idle, false])
})

test('without an answer the button is disabled for two seconds, and what was typed is still there', async () => {
  post.mockRejectedValue(new TypeError('offline'))
  const page = await open()
  await fill(page, who, ['hauptsponsor'])
  await send(page)
  expect([page.button.textContent, page.button.disabled]).toEqual([formMessages.de.messages.error, true])
  expect(page.field('company').value).toBe('Glas AG')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect([page.button.textContent, page.button.disabled]).toEqual([messages.de.messages.idle, false])
})

test('names are wanted where people are counted', async () => {
  const page = await open()
  await fill(page, { ...who, numberOfPersons: '1' })
  await send(page)
  expect(post).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(page.field('personsNames'))
})

test('a booking of nothing is refused here too, and one begins at what can be chosen', async () => {
  const page = await open()
  await fill(page, who)
  await send(page)
  expect(post).not.toHaveBeenCalled()
  expect(page.told()).toBe('Bitte wählen Sie mindestens ein Angebot.')
  expect(document.activeElement).toBe(page.field('hauptsponsor'))
})

test.each([
  ['booked', 'bookedError'],
  ['closed', 'closedError'],
] as const)('what the server finds %s meanwhile is said', async (refusal, key) => {
  post.mockImplementation(async () => Response.json({ fields: { [refusal]: refusal } }, { status: 400 }))
  const page = await open()
  await fill(page, who, ['hauptsponsor'])
  await send(page)
  expect(page.told()).toBe(messages.de.messages[key])
})

test('what is booked out cannot be chosen, and says so', async () => {
  const page = await open()
  expect(['stehlunch', 'aspectNumberOfPersons', 'hauptsponsor'].map((name) => page.field(name).disabled)).toEqual([
    ...[true, true],
    false,
  ])
  expect(page.field('stehlunch').closest('label')?.textContent).toContain('ausgebucht')
})

test('a closed form takes nothing', async () => {
  const page = await open(true)
  expect([page.button.disabled, page.button.textContent]).toEqual([true, messages.de.messages.closed])
  expect(page.field('company').closest('fieldset')?.disabled).toBe(true)
})

test('without scripts the form names its block', () => {
  document.body.innerHTML = renderBlockHtml('aspectSponsorForm', {}, { id: 'b7' })
  const form = document.querySelector('form') as HTMLFormElement
  expect([form.getAttribute('action'), new FormData(form).get('block')]).toEqual(['/_form/aspectSponsorForm/de', 'b7'])
})
