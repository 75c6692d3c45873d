import { themes } from '@blickfang/contract/forms/contact/form.ts'
import { messages } from '@blickfang/contract/forms/contact/messages.generated.ts'
import { messages as formMessages } from '@blickfang/contract/forms/words/messages.generated.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { keepEntry } from '@blickfang/views/site/form/keep-entry.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactEntry } from './contact-entry.tsx'

const periods = [{ day: 2, open: '09:00', close: '18:00' }]
const words = {
  language: 'de',
  messages: { ...messages.de.messages, ...formMessages.de.messages },
}
const typed = {
  vorname: 'Anna',
  nachname: 'Müller',
  plz: '8400',
  email: 'anna@example.ch',
  telefon: '052 212 47 30',
  bevorzugterTermin: '2026-12-01',
  bevorzugteUhrzeit: 'vormittag',
}
const ticked = ['frau', 'ja', 'myopieManagement']

const ends: (() => void)[] = []
const post = vi.fn<typeof fetch>()
/** How many moments were asked for. */
let opened = 0
const answerOrOpen: typeof fetch = async (address, init) =>
  address === '/api/v1/form/open' ? Response.json({ opened: `moment ${++opened}` }) : post(address, init)
const answer =
  (status: number, body: object = {}) =>
  async () =>
    Response.json(body, { status })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  vi.setSystemTime('2026-11-23T09:00:00+01:00')
  opened = 0
  vi.stubGlobal('fetch', answerOrOpen)
  post.mockReset().mockImplementation(answer(200))
  sessionStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(offered: readonly (typeof themes)[number][] = themes) {
  const { host, unmount } = await mount(
    <ContactEntry
      id="f"
      locale="de"
      words={words}
      themes={offered}
      branches={[{ periods, special: [] }]}
      isStill={false}
    />,
  )
  const form = host.querySelector('form') as HTMLFormElement
  ends.push(unmount, keepEntry.enhance(form))
  const field = (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement
  return { form, field, button: form.querySelector('button') as HTMLButtonElement }
}

type Opened = Awaited<ReturnType<typeof open>>

function fill({ form, field }: Opened, texts: Record<string, string> = typed, ticks = ticked) {
  for (const [name, value] of Object.entries(texts)) field(name).value = value
  for (const value of ticks) (form.querySelector(`[value="${value}"]`) as HTMLInputElement).checked = true
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** As long as the slowest machine that waits for the form to be old enough. */
async function send({ form }: Opened) {
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.advanceTimersByTimeAsync(3_100))
}

const told = (form: HTMLElement) => form.querySelector('[role="status"]')?.textContent
const sentBodies = () => post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const wrong = (form: HTMLElement) => [...form.querySelectorAll('[id$="-wrong"]')].map(({ textContent }) => textContent)

test('what was filled in is sent with the page’s language, and the form is empty again', async () => {
  const page = await open()
  fill(page)
  await send(page)
  expect(post.mock.calls[0]?.[0]).toBe('/api/v1/contact')
  expect(sentBodies()).toEqual([
    {
      ...typed,
      ...{ anrede: 'frau', existingCustomer: 'ja', themes: ['myopieManagement'] },
      ...{ dateOfBirth: '', strasse: '', ort: '', fragenAnmerkungen: '' },
      ...{ website: '', lang: 'de', block: 'f', key: expect.stringMatching(/^[0-9a-f-]{36}$/), opened: 'moment 1' },
    },
  ])
  expect([page.button.textContent, page.button.disabled, page.field('vorname').value]).toEqual([
    messages.de.messages.sent,
    true,
    '',
  ])
  expect(told(page.form)).toBe(messages.de.messages.sentSentence)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(page.button.disabled).toBe(true)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('while it is sent the button waits, and a second click sends nothing', async () => {
  post.mockImplementation(() => new Promise(() => {}))
  const page = await open()
  fill(page)
  await send(page)
  expect([page.button.textContent, page.button.disabled]).toEqual([formMessages.de.messages.loading, true])
  await send(page)
  expect(post).toHaveBeenCalledTimes(1)
})

test('without an answer the button says so for three seconds, and everything typed is still there', async () => {
  post.mockRejectedValue(new TypeError('offline'))
  const page = await open()
  fill(page)
  await send(page)
  expect([page.button.textContent, page.button.className]).toEqual([
    formMessages.de.messages.error,
    expect.stringContaining('outlined'),
  ])
  expect([page.field('vorname').value, told(page.form)]).toEqual(['Anna', formMessages.de.messages.failedSentence])
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect([page.button.textContent, page.button.disabled]).toEqual([messages.de.messages.idle, false])
})

test('a second try with the same values is the same entry, with other values another one', async () => {
  post.mockRejectedValue(new TypeError('offline'))
  const page = await open()
  fill(page)
  await send(page)
  await send(page)
  fill(page, { ...typed, plz: '8000' })
  await send(page)
  const [first, second, third] = sentBodies()
  expect([second.key === first.key, third.key === first.key]).toEqual([true, false])
})

test('every field that must be filled in says what is missing, and the first one gets the focus', async () => {
  const page = await open()
  await send(page)
  expect(post).not.toHaveBeenCalled()
  expect(wrong(page.form)).toEqual(
    [
      ...(['themesError', 'bevorzugterTerminError', 'bevorzugteUhrzeitError', 'anredeError', 'vornameError'] as const),
      ...(['nachnameError', 'emailError', 'telefonError', 'plzError', 'existingCustomerError'] as const),
    ].map((key) => messages.de.messages[key]),
  )
  expect(document.activeElement?.getAttribute('value')).toBe('brillenglasbestimmung')
  expect(page.field('vorname').getAttribute('aria-describedby')).toBe('f-vorname-wrong')
})

test.each([
  ['today', '2026-11-23', 'pastDayError'],
  ['a day on which the shop is closed', '2026-12-02', 'closedDayError'],
] as const)('%s is no day for an appointment', async (_, bevorzugterTermin, key) => {
  const page = await open()
  fill(page, { ...typed, bevorzugterTermin })
  await send(page)
  expect(wrong(page.form)).toEqual([messages.de.messages[key]])
  expect(document.activeElement).toBe(page.field('bevorzugterTermin'))
})

test('what only the server finds wrong stands at its field', async () => {
  post.mockImplementation(answer(400, { code: 'INVALID', fields: { telefon: 'phone' } }))
  const page = await open()
  fill(page)
  await send(page)
  expect([wrong(page.form), document.activeElement]).toEqual([
    [messages.de.messages.telefonError],
    page.field('telefon'),
  ])
})

test('the server’s reason is said, where it has one', async () => {
  post.mockImplementation(answer(400, { code: 'INVALID', fields: { bevorzugterTermin: 'closedDay' } }))
  const page = await open()
  fill(page)
  await send(page)
  expect(wrong(page.form)).toEqual([messages.de.messages.closedDayError])
})

test('nobody is told that the moment of their form was of yesterday: the same entry goes with a new one', async () => {
  post
    .mockImplementationOnce(answer(400, { fields: { website: 'Spam detected', opened: 'opened' } }))
    .mockImplementationOnce(answer(200))
  const page = await open()
  fill(page)
  await send(page)
  await act(() => vi.advanceTimersByTimeAsync(3_100))
  const [first, second] = sentBodies()
  expect([first.opened, second.opened, first.key === second.key]).toEqual(['moment 1', 'moment 2', true])
  expect(page.button.textContent).toBe(messages.de.messages.sent)
})

test('an entry is not sent before its moment counts', async () => {
  const page = await open()
  fill(page)
  await act(async () => {
    page.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(2_900)
  })
  expect(post).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(post).toHaveBeenCalledTimes(1)
})

test('an entry of a page without scripts is shown again, with what is wrong and where to begin', () => {
  const tried = {
    ...{
      form: 'contact',
      block: 'b7',
      opened: 'moment',
      from: '/de/kontakt',
      outcome: null,
      wrong: { bevorzugterTermin: 'closedDay' },
    },
    entered: [
      ...[
        ['anrede', 'herr'],
        ['vorname', 'Anna "x"'],
        ['themes', 'sonstiges'],
        ['bevorzugterTermin', '2026-12-06'],
      ],
      ...[
        ['bevorzugteUhrzeit', 'abend'],
        ['fragenAnmerkungen', '<b>'],
      ],
    ] as [string, string][],
  }
  document.body.innerHTML = renderBlockHtml('contactForm', {}, { id: 'b7', tried })
  const form = document.querySelector('form') as HTMLFormElement
  const chosen = form.querySelector('option[selected]')?.getAttribute('value')
  const own = [...new FormData(form)].filter(
    ([name, value]) => value && !['lang', 'block', 'from', 'bevorzugteUhrzeit'].includes(name),
  )
  expect([...own, ['bevorzugteUhrzeit', chosen]].sort()).toEqual([['opened', 'moment'], ...tried.entered].sort())
  expect(wrong(form)).toEqual([messages.de.messages.closedDayError])
  expect(form.querySelector('[autofocus]')?.getAttribute('name')).toBe('bevorzugterTermin')
  document.body.innerHTML = renderBlockHtml('contactForm', {}, { id: 'b8', tried })
  expect(document.querySelector('[name=opened]')).toBeNull()
})

test('who fills in the trap is told so', async () => {
  post.mockImplementation(answer(400, { code: 'INVALID', fields: { website: 'Spam detected' } }))
  const page = await open()
  fill(page, { ...typed, website: 'https://spam.example' })
  await send(page)
  expect(sentBodies()[0].website).toBe('https://spam.example')
  expect(told(page.form)).toBe(formMessages.de.messages.websiteError)
})

test('what was typed survives a reload, and is sent as it then stands there', async () => {
  fill(await open())
  for (const end of ends.splice(0)) end()
  const page = await open()
  expect(page.field('nachname').value).toBe('Müller')
  await send(page)
  expect(sentBodies()[0]).toMatchObject({ ...typed, anrede: 'frau', themes: ['myopieManagement'] })
})

test('who sends before the form’s code is there waits for it, and not for ever', async () => {
  document.body.innerHTML = renderBlockHtml('contactForm', {})
  const form = document.querySelector('form') as HTMLFormElement
  const [again, plain] = [vi.fn(), vi.fn()]
  Object.assign(form, { requestSubmit: again, submit: plain })
  const woken = vi.fn()
  form.addEventListener('focusin', woken)
  ends.push(keepEntry.enhance(form))
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect([submit(), woken.mock.calls.length]).toEqual([false, 1])
  form.dispatchEvent(new Event('entryawake'))
  expect([again.mock.calls.length, plain.mock.calls.length]).toEqual([1, 0])
  submit()
  vi.advanceTimersByTime(8_000)
  expect([again.mock.calls.length, plain.mock.calls.length]).toEqual([1, 1])
})

test('one theme alone is a list too', async () => {
  const page = await open(['sonstiges'])
  fill(page, typed, ['frau', 'ja', 'sonstiges'])
  await send(page)
  expect(sentBodies()[0].themes).toEqual(['sonstiges'])
})

test('a theme is offered where its option is on', () => {
  document.body.innerHTML = renderBlockHtml('contactForm', { options: { myopieManagement: false } })
  const isOffered = (theme: string) => document.querySelector(`[name=themes][value=${theme}]`) !== null
  expect([isOffered('myopieManagement'), isOffered('gesundheitscheck')]).toEqual([false, true])
})

test('without scripts the form is sent to a page that answers, and the browser checks what it alone can read', () => {
  document.body.innerHTML = renderBlockHtml('contactForm', {})
  const form = document.querySelector('form') as HTMLFormElement
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual(['post', '/_form/contact/de', false])
  expect(form.querySelector<HTMLInputElement>('[name=vorname]')?.required).toBe(true)
})

test('while the page is edited nobody fills the form in', () => {
  document.body.innerHTML = renderBlockHtml('contactForm', {}, { isEditing: true })
  const form = document.querySelector('form') as HTMLFormElement
  expect([form.inert, form.dataset.entry]).toEqual([true, undefined])
})
