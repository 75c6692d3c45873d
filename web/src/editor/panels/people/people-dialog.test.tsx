import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { PeopleDialog } from './people-dialog.tsx'

beforeEach(() => localStorage.clear())

const invitation = (more: object = {}) => ({
  ...{ id: '0190a0a0-0000-7000-8000-000000000001', email: 'vera@example.ch', name: 'Vera', role: 'optician' },
  ...{ language: 'de', by: 'Marta', expiresAt: '2030-05-04T08:00:00Z', state: 'open', mail: 'sent', ...more },
})
/** The project's own. */
const accounts = 'mitarbeitende'
type Answer = readonly [status: number, body: object]

/** Answers calls by method and the end of their path. */
function serve(answer: (call: string, body: Record<string, unknown>) => Answer) {
  const asked: (readonly [call: string, body: Record<string, unknown>])[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method.toUpperCase()} ${address.split('/').at(-1)}`
    const sent = body ? JSON.parse(String(body)) : {}
    asked.push([call, sent])
    const [status, json] = answer(call, sent)
    return Response.json({ success: status === 200, ...json }, { status })
  })
  return asked
}

const said = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const input = (type: string) => document.querySelector(`input[type="${type}"]`) as HTMLInputElement
const submit = () => act(async () => input('email').form?.requestSubmit())
const press = (name: string) =>
  act(async () => (document.querySelector(`button[aria-label="${name}"]`) as HTMLElement).click())

test('somebody is invited as what is chosen, is in the list then, and the next can be typed', async () => {
  let open: object[] = []
  const asked = serve((call, body) => {
    if (call === 'GET invitations') return [200, { invitations: open, accounts }]
    open = [invitation(body)]
    return [200, { invitation: open[0] }]
  })
  const toasts = saidInToasts()
  await openPart(<PeopleDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('Keine Einladung ist offen.'))
  await typeInto(input('email'), 'vera@')
  await submit()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Bitte geben Sie eine E-Mail-Adresse ein.')
  await typeInto(input('email'), 'vera@example.ch')
  await act(async () => document.querySelector<HTMLElement>('input[value="admin"]')?.click())
  await act(async () => document.querySelector<HTMLElement>('input[value="fr"]')?.click())
  await submit()
  await waitFor(() => expect(said()).toContain('Verwaltung · von Marta'))
  expect(asked.find(([call]) => call === 'POST invitations')?.[1]).toEqual({
    ...{ email: 'vera@example.ch', name: '', role: 'admin', language: 'fr' },
  })
  expect([input('email').value, document.activeElement]).toEqual(['', input('email')])
  expect(toasts).toEqual(['success: Die Einladung an vera@example.ch ist unterwegs.'])
})

test.each([
  ['ACCOUNT_EXISTS', 409, 'schon ein Konto'],
  ['NO_MAIL_SERVER', 503, 'kein Mailversand eingerichtet'],
  ['RATE_LIMITED', 429, 'zu viele'],
])('a refusal (%s) is a sentence, and what was typed stays', async (code, status, sentence) => {
  serve((call) => (call === 'GET invitations' ? [200, { invitations: [], accounts }] : [status, { code }]))
  await openPart(<PeopleDialog onClose={vi.fn()} />)
  await typeInto(input('email'), 'vera@example.ch')
  await submit()
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toMatch(new RegExp(sentence, 'i')))
  expect(input('email').value).toBe('vera@example.ch')
})

test('an invitation is sent again and withdrawn; what came of it is in the list, also when it was accepted meanwhile', async () => {
  let open: object[] = [invitation({ state: 'expired' })]
  const asked = serve((call) => {
    if (call === 'POST resend') {
      open = [invitation({ mail: 'waiting' })]
      return [200, { invitation: open[0] }]
    }
    if (call === 'GET invitations') return [200, { invitations: open, accounts }]
    open = []
    return [404, { code: 'NOT_FOUND' }]
  })
  await openPart(<PeopleDialog onClose={vi.fn()} />, { language: 'fr' })
  await waitFor(() => expect(said()).toContain('Expirée le'))
  await press('Renvoyer à vera@example.ch')
  await waitFor(() => expect(said()).toContain('L’e-mail est encore en route.'))
  await press('Retirer l’invitation à vera@example.ch')
  await waitFor(() => expect(said()).toContain('Aucune invitation n’est ouverte.'))
  expect(asked.filter(([call]) => call.startsWith('POST')).map(([, { id }]) => id)).toEqual([
    invitation().id,
    invitation().id,
  ])
})

test('where the list does not come it is said, and asked for again', async () => {
  let isUp = false
  serve(() =>
    isUp ? [200, { invitations: [invitation({ state: 'void', by: null })], accounts }] : [403, { code: 'FORBIDDEN' }],
  )
  await openPart(<PeopleDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('konnten nicht geladen werden'))
  isUp = true
  await act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Noch einmal versuchen')?.click(),
  )
  await waitFor(() => expect(said()).toContain('verwaltet diese Website nicht mehr'))
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/admin/collections/${accounts}`,
  ])
})
