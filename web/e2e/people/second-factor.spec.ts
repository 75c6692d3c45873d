import { randomUUID } from 'node:crypto'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { timeCode } from './time-code.ts'

const words = {
  de: {
    section: 'Anmeldung in zwei Schritten',
    begin: 'Einrichten',
    password: 'Ihr Passwort',
    qr: 'QR-Code für die Authenticator-App',
    code: /^Code mit sechs Ziffern/,
    confirm: 'Einschalten',
    download: 'Herunterladen',
    kept: 'Ich habe sie aufbewahrt',
    left: 'Noch 9 Wiederherstellungscodes sind übrig.',
    login: { password: 'Passwort', submit: 'Anmelden', code: 'Code aus der App', other: /Kein Telefon zur Hand/ },
    recovery: 'Wiederherstellungscode',
    wrong: /Dieser Code stimmt nicht/,
  },
  fr: {
    section: 'Connexion en deux étapes',
    begin: 'Configurer',
    password: 'Votre mot de passe',
    qr: 'Code QR pour l’application d’authentification',
    code: /^Code à six chiffres/,
    confirm: 'Activer',
    download: 'Télécharger',
    kept: 'Je les ai conservés',
    left: 'Il reste 9 codes de récupération.',
    login: {
      password: 'Mot de passe',
      submit: 'Se connecter',
      code: 'Code de l’application',
      other: /Pas de téléphone/,
    },
    recovery: 'Code de récupération',
    wrong: /Ce code est incorrect/,
  },
} as const
type Words = (typeof words)['de' | 'fr']

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

async function sayPassword(page: Page, t: Words, { email, password }: { email: string; password: string }) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: t.login.submit, exact: true }).click()
}

for (const language of ['de', 'fr'] as const)
  test(`somebody switches the second step on, signs in with a code and without the phone (${language})`, {
    tag: '@phone',
  }, async ({ editor, visitor, baseURL }) => {
    const t = words[language]
    const account = { email: `zwei-${randomUUID()}@example.ch`, password: randomUUID() }
    const origin = { headers: { origin: baseURL ?? '' } }
    const made = await editor.request.post('/api/bf-users', {
      data: { ...account, name: 'Vera', role: 'optician' },
      ...origin,
    })
    expect(made.status()).toBe(201)
    const { id } = (await made.json()).doc
    await visitor.goto(`/${language}/login?next=${encodeURIComponent(`/${language}/edit/~home?settings=1`)}`)
    await sayPassword(visitor, t, account)
    await visitor.waitForURL(/settings=1/)
    await visitor.request.post(apiAddress('seeTour'), { data: {}, ...origin })
    await visitor.request.put(apiAddress('setLanguage'), { data: { language }, ...origin })
    await visitor.reload()

    await visitor.getByRole('button', { name: t.section }).click()
    const dialog = visitor.getByRole('dialog', { name: t.section })
    await dialog.getByLabel(t.password, { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: t.begin }).click()
    await expect(dialog.getByRole('img', { name: t.qr })).toBeVisible()
    expect(await findViolations(visitor, '[role="dialog"]')).toEqual([])
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel(t.code).fill(timeCode(secret))
    await dialog.getByRole('button', { name: t.confirm }).click()
    const codes = dialog.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    expect(await findViolations(visitor, '[role="dialog"]')).toEqual([])
    const [first = ''] = await codes.allInnerTexts()
    const file = visitor.waitForEvent('download')
    await dialog.getByRole('button', { name: t.download }).click()
    expect((await file).suggestedFilename()).toMatch(/\.txt$/)
    await dialog.getByRole('button', { name: t.kept }).click()
    await expect(codes).toHaveCount(0)

    await visitor.context().clearCookies()
    await visitor.goto(
      `/${language}/login?next=${encodeURIComponent(`/${language}/edit/~home?settings=1#second-factor`)}`,
    )
    await sayPassword(visitor, t, account)
    await visitor.getByLabel(t.login.code).fill('000000')
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByText(t.wrong)).toBeVisible()
    expect(await findViolations(visitor)).toEqual([])
    expect((await visitor.context().cookies()).filter(({ name }) => name === 'payload-token')).toEqual([])
    // The code of the first step is used; the clock of a phone may be half a minute ahead.
    await visitor.getByLabel(t.login.code).fill(timeCode(secret, 1))
    await visitor.keyboard.press('Enter')
    await visitor.waitForURL(/edit/)

    await visitor.context().clearCookies()
    await visitor.goto(
      `/${language}/login?next=${encodeURIComponent(`/${language}/edit/~home?settings=1#second-factor`)}`,
    )
    await sayPassword(visitor, t, account)
    await visitor.getByRole('button', { name: t.login.other }).click()
    await visitor.getByLabel(t.recovery, { exact: true }).fill(first.toLowerCase())
    await visitor.keyboard.press('Enter')
    await expect(dialog).toContainText(t.left)
    await editor.request.delete(`/api/bf-users/${id}`, origin)
  })

test('the admin’s sign-in asks for the code too, and an admin takes the second step off who has lost everything', async ({
  editor,
  visitor,
  baseURL,
}) => {
  const account = { email: `zwei-${randomUUID()}@example.ch`, password: randomUUID() }
  const origin = { headers: { origin: baseURL ?? '' } }
  const data = { ...account, name: 'Vera', role: 'optician' }
  const { id } = (await (await editor.request.post('/api/bf-users', { data, ...origin })).json()).doc
  await visitor.goto('/admin/login')
  await field(visitor, 'email').fill(account.email)
  await field(visitor, 'password').fill(account.password)
  await visitor.locator('button[type="submit"]').click()
  await expect(visitor).toHaveURL(/\/admin\/?$/)
  const begun = await visitor.request.post(apiAddress('beginSecondFactor'), {
    data: { password: account.password },
    ...origin,
  })
  const { secret } = await begun.json()
  const confirm = { data: { code: timeCode(secret) }, ...origin }
  expect((await visitor.request.post(apiAddress('confirmSecondFactor'), confirm)).status()).toBe(200)

  await visitor.context().clearCookies()
  await visitor.goto('/admin/login')
  await field(visitor, 'email').fill(account.email)
  await field(visitor, 'password').fill(account.password)
  await visitor.locator('button[type="submit"]').click()
  await expect(field(visitor, 'code')).toBeFocused()
  expect(await findViolations(visitor, '.login__form')).toEqual([])
  await field(visitor, 'code').fill(timeCode(secret, 1))
  await visitor.locator('button[type="submit"]').click()
  await expect(visitor).toHaveURL(/\/admin\/?$/)
  await visitor.goto('/admin/account')
  const own = visitor.getByRole('region', { name: 'Anmeldung in zwei Schritten' })
  await expect(own).toContainText('Noch 10 Wiederherstellungscodes sind übrig.')

  await editor.goto(`/admin/collections/bf-users/${id}`)
  const theirs = editor.getByRole('region', { name: 'Anmeldung in zwei Schritten' })
  await theirs.getByRole('button', { name: 'Zurücksetzen' }).click()
  await theirs.getByRole('button', { name: 'Wirklich zurücksetzen' }).click()
  await expect(theirs).toContainText('Ausgeschaltet')
  await visitor.goto('/admin/account')
  await expect(visitor).toHaveURL(/\/admin\/login/)
  await editor.request.delete(`/api/bf-users/${id}`, origin)
})
