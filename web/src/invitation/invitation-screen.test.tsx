import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { InvitationScreen } from './invitation-screen.tsx'
import { messages } from './messages.generated.ts'

const password = 'vier Wörter am Stück'
let close: () => void = () => undefined
const asked: (readonly [call: string, body: Record<string, unknown>])[] = []

afterEach(() => {
  close()
  vi.unstubAllGlobals()
  asked.length = 0
})

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>
const invited = { email: 'vera@example.ch', name: 'Vera', role: 'optician', site: 'Backhaus Anna' }
const opened = { open: [200, invited] } as const
const used = [410, { code: 'INVITATION_VOID', what: 'used' }] as const

/** Answers calls by the last part of their path. */
async function open(answers: Answers, { hash = '#abc', language = 'de' } = {}) {
  const went = vi.fn()
  vi.stubGlobal('location', { ...window.location, hash, assign: went })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const name = path.split('/').at(-1) ?? ''
    asked.push([name, JSON.parse(String(body))])
    const [status, json] = answers[name] ?? [503, { code: 'UNAVAILABLE' }]
    return Response.json({ success: status === 200, ...json }, { status })
  })
  const mounted = await mount(<InvitationScreen words={messagesIn(messages, language)} />)
  close = mounted.unmount
  return went
}

const said = () => document.body.textContent ?? ''
const field = (kind: string) => document.querySelector<HTMLInputElement>(`input[autocomplete="${kind}"]`)
async function fillIn(words = password) {
  await waitFor(() => expect(field('new-password')).not.toBeNull())
  await typeInto(field('new-password') as HTMLInputElement, words)
  await click(document.querySelector('button[type="submit"]') as HTMLButtonElement)
}

test('without a link nothing is sent, and a sentence says where it stands', async () => {
  await open({}, { hash: '' })
  await waitFor(() => expect(said()).toContain('Öffnen Sie den Link aus der Mail'))
  expect(asked).toEqual([])
})

test.each([
  ['expired', 'de', 'Diese Einladung ist abgelaufen.'],
  ['used', 'de', 'Diese Einladung ist schon angenommen.'],
  ['withdrawn', 'fr', 'Cette invitation a été retirée.'],
  ['replaced', 'fr', 'Un e-mail plus récent'],
  ['other', 'de', 'Dieser Link gehört zu keiner Einladung.'],
])('a link that holds no more (%s, %s) says why', async (what, language, sentence) => {
  await open({ open: [410, { code: 'INVITATION_VOID', what }] }, { language })
  await waitFor(() => expect(said()).toContain(sentence))
})

test('who fills in too little is told so at the field, and nothing is sent', async () => {
  await open(opened)
  await fillIn('zu kurz')
  expect(said()).toContain('mindestens 12 Zeichen')
  expect(asked.map(([name]) => name)).toEqual(['open'])
})

test('whoever accepts signs in and comes to the editor in the language of the site', async () => {
  const went = await open({ ...opened, accept: [200, { email: invited.email, language: 'fr' }], login: [200, {}] })
  await fillIn()
  await waitFor(() => expect(went).toHaveBeenCalledWith('/fr/edit/~home?toolbar=1'))
  expect(asked.slice(1)).toEqual([
    ['accept', { token: 'abc', name: 'Vera', password }],
    ['login', { email: invited.email, password }],
  ])
})

test('a press whose answer was lost has made the account: the next one signs in', async () => {
  const went = await open({ ...opened, accept: used, login: [200, {}] })
  await fillIn()
  await waitFor(() => expect(went).toHaveBeenCalledWith('/de/edit/~home?toolbar=1'))
})

test('who presses after somebody else has used the link is told so, and is not signed in', async () => {
  const went = await open({ ...opened, accept: used, login: [401, {}] })
  await fillIn()
  await waitFor(() => expect(said()).toContain('schon angenommen'))
  expect(went).not.toHaveBeenCalled()
})

test('an account that is made although the sign-in fails leads to the sign-in', async () => {
  await open({ ...opened, accept: [200, { email: invited.email, language: 'de' }], login: [429, {}] })
  await fillIn()
  await waitFor(() => expect(said()).toContain('Ihr Konto ist erstellt'))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/de/login')
})

test('what the server says of a password stands there as it is', async () => {
  const fields = { password: 'Dieses Passwort wird zuerst ausprobiert.' }
  await open({ ...opened, accept: [400, { code: 'INVALID', fields }] })
  await fillIn()
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe(fields.password))
})
