import { madeForm } from '@blickfang/contract/forms/own/made-form.ts'
import { messages } from '@blickfang/contract/forms/own/messages.generated.ts'
import { messages as formMessages } from '@blickfang/contract/forms/words/messages.generated.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { renderBlockHtml, type TestContent } from '@blickfang/testing/render-block.tsx'
import { keepEntry } from '@blickfang/views/site/form/keep-entry.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnEntry } from './own-entry.tsx'

const cards: readonly TestContent[] = [
  { fields: { question: 'Name' }, options: { isRequired: true } },
  { fields: { question: 'E-Mail' }, options: { kind: 'email', isRequired: true } },
  {
    fields: { question: 'Farbe', choices: 'Rot\nidle', hint: 'der Fassung' },
    options: { kind: 'choice', isRequired: true },
  },
  { fields: { question: 'Tage', choices: 'Mo\nDi' }, options: { kind: 'several' } },
  { fields: { question: 'Anzahl' }, options: { kind: 'number' } },
  { fields: { question: 'Wunschtag' }, options: { kind: 'date' } },
  { fields: { question: 'Telefon' }, options: { kind: 'phone' } },
  { fields: { question: 'Nachricht' }, options: { kind: 'longText' } },
  { fields: { question: 'Ich bin einverstanden' }, options: { kind: 'consent', isRequired: true } },
]
const content: TestContent = {
  fields: { title: 'Brille bestellen', send: 'Bestellen', thanks: 'Wir rufen Sie an.' },
  children: { fields: cards },
}
const asked = [
  ...[
    { id: 'n', kind: 'text', label: 'Name', isRequired: true, choices: [] },
    { id: 'm', kind: 'email', label: 'E-Mail', isRequired: true, choices: [] },
    { id: 'c', kind: 'choice', label: 'Farbe', isRequired: true, choices: ['Rot', 'idle'] },
    { id: 'k', kind: 'consent', label: 'Einverstanden', isRequired: true, choices: [] },
  ].map((field) => ({ ...field, hint: '', language: null })),
] as Parameters<typeof madeForm>[0]
const words = { language: 'de', messages: { ...messages.de.messages, ...formMessages.de.messages } }

const post = vi.fn<typeof fetch>()
const answerOrOpen: typeof fetch = async (address, init) =>
  address === '/api/v1/form/open' ? Response.json({ opened: 'moment' }) : post(address, init)
const ends: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('fetch', answerOrOpen)
  post.mockReset().mockImplementation(async () => Response.json({}))
  sessionStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(next: string | null = null, fields = asked) {
  const { host, unmount } = await mount(
    <OwnEntry
      id="b"
      locale="de"
      words={words}
      asked={fields}
      send="Bestellen"
      thanks={<p>Wir rufen an.</p>}
      next={next}
      isStill={false}
    />,
  )
  const form = host.querySelector('form') as HTMLFormElement
  ends.push(unmount, keepEntry.enhance(form))
  return { form, field: (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement }
}

async function send({ form }: Awaited<ReturnType<typeof open>>) {
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.advanceTimersByTimeAsync(3_100))
}

function fill({ form, field }: Awaited<ReturnType<typeof open>>) {
  field('n').value = 'Anna'
  field('m').value = 'anna@example.ch'
  ;(form.querySelector('[name=c][value=idle]') as HTMLInputElement).checked = true
  field('k').checked = true
  form.dispatchEvent(new Event('input', { bubbles: true }))
}
const told = (form: HTMLElement) => form.querySelector('[role="status"]')?.textContent
const wrong = (form: HTMLElement) => [...form.querySelectorAll('[id$="-wrong"]')].map(({ textContent }) => textContent)
const body = () => JSON.parse(String(post.mock.calls[0]?.[1]?.body))

test('each field is named, and of the kind that its owner has chosen', () => {
  document.body.innerHTML = renderBlockHtml('form', content, { id: 'b7' })
  const named = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].flatMap((input) => {
    const name = input.labels?.[0]?.textContent
    return name && !input.closest('[aria-hidden]') ? [`${name}: ${input.type}${input.required ? ' !' : ''}`] : []
  })
  expect(named).toEqual([
    ...['Name: text !', 'E-Mail: email !', 'Rot: radio !', 'idle: radio !', 'Mo: checkbox', 'Di: checkbox'],
    ...['Anzahl (freiwillig): text', 'Wunschtag (freiwillig): date', 'Telefon (freiwillig): tel'],
    ...['Nachricht (freiwillig): textarea', 'Ich bin einverstanden: checkbox !'],
  ])
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
  expect(legends).toEqual(['Farbe der Fassung', 'Tage (freiwillig)'])
  expect(document.querySelector('button')?.textContent).toBe('Bestellen')
})

test('all of it stands in one place of the block', () => {
  document.body.innerHTML = renderBlockHtml('form', content)
  expect(document.querySelector('section')?.children).toHaveLength(1)
})

test('a form that asks nothing is not there', () => {
  expect(
    renderBlockHtml('form', { fields: { title: 'x' }, children: { fields: [{ fields: { question: ' ' } }] } }),
  ).not.toContain('<form')
})

test('what may be left out can be taken back: it is chosen from a list', () => {
  const children = { fields: [{ fields: { question: 'Farbe', choices: 'Rot' }, options: { kind: 'choice' } }] }
  document.body.innerHTML = renderBlockHtml('form', { children })
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'Rot'])
})

test('half a date, which a browser reads as nothing, is told at its field and not sent as nothing', async () => {
  const day = { id: 'd', kind: 'date', label: 'Tag', isRequired: false, choices: [], hint: '', language: null } as const
  const page = await open(null, [...asked, day])
  fill(page)
  const read = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'validity')?.get
  vi.spyOn(HTMLInputElement.prototype, 'validity', 'get').mockImplementation(function (this: HTMLInputElement) {
    return this.name === 'd' ? { badInput: true } : read?.call(this)
  })
  await send(page)
  expect([post.mock.calls.length, wrong(page.form)]).toEqual([0, [messages.de.messages.dateError]])
  expect(document.activeElement).toBe(page.field('d'))
  vi.restoreAllMocks()
  await send(page)
  expect([post.mock.calls.length, wrong(page.form)]).toEqual([1, []])
})

test('what was filled in is sent as the page holds it, and the owner’s thanks are read', async () => {
  const page = await open()
  fill(page)
  await send(page)
  expect([post.mock.calls[0]?.[0], body()]).toEqual([
    '/api/v1/form',
    {
      entered: [
        { name: 'n', value: 'Anna' },
        { name: 'm', value: 'anna@example.ch' },
        { name: 'c', value: 'idle' },
        { name: 'k', value: 'on' },
      ],
      ...{ edition: madeForm(asked).edition, website: '', lang: 'de', block: 'b' },
      ...{ key: expect.any(String), opened: 'moment' },
    },
  ])
  expect([told(page.form), page.field('n').value]).toEqual(['Wir rufen an.', ''])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a form that leads somewhere leads there once the entry is taken, and not before', async () => {
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
  post.mockImplementationOnce(async () => Response.json({ fields: { n: 'required' } }, { status: 400 }))
  const page = await open('/de/danke')
  fill(page)
  await send(page)
  expect(goTo).not.toHaveBeenCalled()
  await send(page)
  expect(goTo.mock.calls).toEqual([['/de/danke']])
})

test('what is missing is said in words for its kind, and nothing is sent', async () => {
  const page = await open()
  await send(page)
  expect(post).not.toHaveBeenCalled()
  const { requiredError, emailError, choiceError, consentError } = messages.de.messages
  expect(wrong(page.form)).toEqual([requiredError, emailError, choiceError, consentError])
  expect(document.activeElement).toBe(page.field('n'))
})

test('a form that was changed meanwhile is told, and all that was typed is still there, also after a reload', async () => {
  post.mockImplementation(async () => Response.json({ fields: { changed: 'changed', x: 'required' } }, { status: 400 }))
  const page = await open()
  fill(page)
  await send(page)
  expect([told(page.form), page.field('n').value]).toEqual([messages.de.messages.changedError, 'Anna'])
  for (const end of ends.splice(0)) end()
  const again = await open()
  expect([again.field('n').value, again.field('m').value]).toEqual(['Anna', 'anna@example.ch'])
})

const withFile: typeof asked = [
  ...asked.slice(0, 1),
  { ...{ id: 'd', kind: 'file', label: 'Rezept', isRequired: false, choices: [] }, hint: '', language: null },
]

test('a file is sent first, the entry names it, and nothing of it is kept in the tab', async () => {
  const id = '01890000-0000-7000-8000-0000000000aa'
  post.mockImplementation(async (address) => Response.json(address === '/api/v1/form/file' ? { file: id } : {}))
  const page = await open(null, withFile)
  expect(page.form.enctype).toBe('multipart/form-data')
  page.field('n').value = 'Anna'
  const file = new File(['%PDF'], 'Rezept.pdf')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  page.field('d').files = chosen.files
  page.form.dispatchEvent(new Event('input', { bubbles: true }))
  expect(sessionStorage.getItem('entry:own:b')).toBe('[["n","Anna"]]')
  await send(page)
  const sent = post.mock.calls[0]?.[1]?.body as FormData
  expect([post.mock.calls[0]?.[0], sent.get('block'), sent.get('field'), sent.get('lang')]).toEqual([
    ...['/api/v1/form/file', 'b', 'd', 'de'],
  ])
  expect(JSON.parse(String(post.mock.calls[1]?.[1]?.body)).entered).toEqual([
    { name: 'n', value: 'Anna' },
    { name: 'd', value: id },
  ])
  expect(told(page.form)).toBe('Wir rufen an.')
})

test.each([
  ['fileUnsafe', 400, { fields: { d: 'fileUnsafe' } }, messages.de.messages.fileUnsafeError],
  ['fileTooLarge', 413, {}, messages.de.messages.fileTooLargeError],
])(
  'a file that is refused (%s) is told at its field, and the entry is not sent',
  async (_, status, answer, sentence) => {
    post.mockImplementation(async () => Response.json(answer, { status }))
    const page = await open(null, withFile)
    page.field('n').value = 'Anna'
    const chosen = new DataTransfer()
    chosen.items.add(new File(['MZ'], 'Rezept.pdf'))
    page.field('d').files = chosen.files
    await send(page)
    expect([wrong(page.form), post.mock.calls.length]).toEqual([[sentence], 1])
    expect(page.field('n').value).toBe('Anna')
  },
)

test('who has sent without scripts reads the thanks at the form, and finds it empty', async () => {
  const html = renderBlockHtml('form', content, { id: '00000000-0000-4000-8000-00000000b7b7' })
  expect(html).toContain('id="b-00000000b7b7-sent"')
  const page = await open()
  fill(page)
  for (const end of ends.splice(0)) end()
  location.hash = page.form.dataset.sent ?? ''
  expect((await open()).field('n').value).toBe('')
  location.hash = ''
})

test('where a form leads goes along, for browsers without scripts', () => {
  document.body.innerHTML = renderBlockHtml('form', {
    ...content,
    options: { next: { type: 'page', href: '/de/danke' } },
  })
  expect(document.querySelector<HTMLInputElement>('[name=next]')?.value).toBe('/de/danke')
})

test('while it is made nothing can be filled in, and its words are at hand', () => {
  const bare = {
    ...content,
    children: { fields: [...cards, { fields: { question: 'Leer' }, options: { kind: 'choice' } }] },
  }
  document.body.innerHTML = renderBlockHtml('form', bare, { isEditing: true })
  expect(document.querySelectorAll('input, select, textarea, form')).toHaveLength(0)
  const ways = [...document.querySelectorAll('button')].map((way) => [
    way.getAttribute('aria-label') ?? way.textContent,
    way.dataset.asksField ?? 'asksOption' in way.dataset,
  ])
  expect(ways).toEqual([
    ...['Text', 'E-Mail', 'Zahl', 'Datum', 'Telefon', 'Langer Text', 'Zustimmung'].map((kind) => [kind, true]),
    ['Antworten eingeben, eine je Zeile', 'choices'],
    ['Geht an die E-Mail-Adresse aus den Einstellungen', true],
  ])
  for (const words of ['Name', 'der Fassung', 'Rot', 'Bestellen', 'Wir rufen Sie an.'])
    expect(document.body.textContent).toContain(words)
})
