import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import axe from 'axe-core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'

type Answer = readonly [status: number, body: object]
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const address = `otpauth://totp/Optik:vera%40example.ch?issuer=Optik&secret=${secret}&algorithm=SHA1&digits=6&period=30`
const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-000${at}`)
const off = { isOffered: true, isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 }
const on = { ...off, isOn: true, since: '2030-05-04T08:00:00Z', recoveryCodesLeft: 10 }

/** Answers calls by the end of their path. */
function serve(answer: (call: string, body: Record<string, unknown>) => Answer) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const [status, json] = answer(
      `${method.toUpperCase()} ${url.split('/').at(-1)}`,
      body ? JSON.parse(String(body)) : {},
    )
    return Response.json({ success: status === 200, ...json }, { status })
  })
}

const dialog = () => document.querySelector('[role="dialog"]') as HTMLElement
const said = () => dialog()?.textContent ?? ''
const input = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement
const submit = (name: string) => act(async () => input(name).form?.requestSubmit())
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click())
const alert = () => document.querySelector('[role="alert"]')?.textContent
const faults = async () =>
  (await axe.run(dialog(), { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)

test('it is switched on by password, QR code and code of the app; the recovery codes are shown once', async () => {
  let state: object = off
  serve((call, body) => {
    if (call === 'GET second-factor') return [200, state]
    if (call === 'POST begin')
      return body.password === 'richtig' ? [200, { secret, address }] : [403, { code: 'PASSWORD_WRONG' }]
    if (body.code !== '123456') return [403, { code: 'SECOND_FACTOR_WRONG' }]
    state = on
    return [200, { recoveryCodes: codes }]
  })
  await openPart(<SecondFactorDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('Sie melden sich mit dem Passwort allein an.'))
  await submit('password')
  expect(alert()).toBe('Bitte geben Sie Ihr Passwort ein.')
  await typeInto(input('password'), 'falsch')
  await submit('password')
  await waitFor(() => expect(alert()).toContain('Dieses Passwort stimmt nicht.'))
  await typeInto(input('password'), 'richtig')
  await submit('password')
  await waitFor(() => expect(document.querySelector('svg[role="img"]')).not.toBeNull())
  expect(said()).toContain('GEZD GNBV GY3T QOJQ')
  expect(await faults()).toEqual([])
  await typeInto(input('code'), '12345')
  await submit('code')
  expect(alert()).toBe('Bitte geben Sie den Code mit sechs Ziffern ein.')
  await typeInto(input('code'), '654 321')
  await submit('code')
  await waitFor(() => expect(alert()).toContain('Dieser Code stimmt nicht'))
  await typeInto(input('code'), '123456')
  await submit('code')
  await waitFor(() => expect(said()).toContain(codes[9]))
  expect(document.querySelectorAll('li')).toHaveLength(10)
  expect(await faults()).toEqual([])
  expect(said()).toContain('ist eingeschaltet.')
  await press('Ich habe sie aufbewahrt')
  await waitFor(() => expect(said()).toContain('Eingeschaltet seit 4. Mai 2030.'))
  expect(said()).toContain('Noch 10 Wiederherstellungscodes sind übrig.')
  expect(said()).not.toContain(codes[0])
})

test('new recovery codes and switching off ask for the password', async () => {
  let state: object = on
  const asked: string[] = []
  serve((call, body) => {
    if (call === 'GET second-factor') return [200, state]
    asked.push(`${call} ${body.password}`)
    if (call === 'POST recovery-codes') return [200, { recoveryCodes: codes }]
    state = off
    return [200, {}]
  })
  await openPart(<SecondFactorDialog onClose={vi.fn()} />, { language: 'fr' })
  await waitFor(() => expect(said()).toContain('Activée depuis le 4 mai 2030.'))
  await press('Nouveaux codes de récupération')
  await typeInto(input('password'), 'richtig')
  await submit('password')
  await waitFor(() => expect(said()).toContain(codes[0]))
  await press('Je les ai conservés')
  await press('Désactiver')
  await typeInto(input('password'), 'richtig')
  await submit('password')
  await waitFor(() => expect(said()).toContain('Désactivée\u00a0: vous vous connectez avec le mot de passe seul.'))
  expect(asked).toEqual(['POST recovery-codes richtig', 'POST remove richtig'])
})

test('an admin who must have it and does not reads why', async () => {
  serve(() => [200, { ...off, isRequired: true }])
  await openPart(<SecondFactorDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('haben Sie die Rechte der Redaktion'))
})

test('and cannot switch it off', async () => {
  serve(() => [200, { ...on, isRequired: true }])
  await openPart(<SecondFactorDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('Eingeschaltet seit'))
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Ausschalten')
})

test('where accounts are a project’s own it is not offered', async () => {
  serve(() => [200, { ...off, isOffered: false }])
  await openPart(<SecondFactorDialog onClose={vi.fn()} />)
  await waitFor(() => expect(said()).toContain('gehören zu einem anderen Projekt'))
  expect(document.querySelector('input')).toBeNull()
})
