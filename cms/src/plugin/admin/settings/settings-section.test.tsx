import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import { click, leave, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SettingsSection } from './settings-section.tsx'

type Held = Readonly<Record<string, { readonly value: unknown }>>
let form: { held: Held; send: (action: { path: string; value: unknown }) => void }
let close: (() => void) | undefined
afterEach(() => close?.())

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.held, form.send],
  useAuth: () => ({ user: { role: 'optician' } }),
  useForm: () => ({ setModified: () => undefined }),
  useTranslation: () => ({ i18n: { language: 'de' } }),
}))
vi.mock('../options/use-control-services.tsx', () => ({
  useControlServices: () => ({ services: { language: 'de' }, drawer: null }),
}))
vi.mock('../options/use-theme-colors.ts', () => ({ useThemeColors: () => ({}) }))

/** Payload's form around a section: what it holds is what would be saved. */
function Form({ section, business }: { section: string; business: string }) {
  const [held, setHeld] = useState<Held>(() => {
    const given = { business: { kind: business }, contact: { email: 'info@optik.ch' }, game: { active: true } }
    const values = Object.entries(settingsValues(settingsSchema.parse(given)))
    return Object.fromEntries(values.map(([path, value]) => [path, { value }]))
  })
  form = { held, send: ({ path, value }) => setHeld((before) => ({ ...before, [path]: { value } })) }
  return <SettingsSection section={section} />
}

async function open(section: string, business = 'optician') {
  const { host, unmount } = await mount(<Form section={section} business={business} />)
  close = unmount
  return (label: string) => {
    const found = [...host.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent === label)
    if (!found) throw new Error(`There is no ${label}`)
    return found
  }
}

test('what is typed and no value is held as it is, so that saving is refused; once it is one, that is held', async () => {
  const input = await open('contact')
  await typeInto(input('E-Mail'), 'a@b.ch')
  expect(form.held['contact.email']?.value).toBe('a@b.ch')
  await typeInto(input('E-Mail'), 'keine Adresse')
  await leave(input('E-Mail'))
  expect(form.held['contact.email']?.value).toBe('keine Adresse')
  expect(input('E-Mail').value).toBe('keine Adresse')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('gültige E-Mail-Adresse')
  await typeInto(input('E-Mail'), 'neu@optik.ch')
  await leave(input('E-Mail'))
  expect(form.held['contact.email']?.value).toBe('neu@optik.ch')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('an emptied number is held as nothing, which Payload refuses, and never as 0', async () => {
  const input = await open('game')
  await typeInto(input('Neue Gutscheine pro Tag'), '')
  expect(form.held['game.couponsPerDay']?.value).toBe('')
  expect(settingsSchema.safeParse({ game: { couponsPerDay: '' } }).success).toBe(false)
})

test('a switch turns its alternative off', async () => {
  const input = await open('overlay')
  await click(input('Dreieck'))
  await click(input('Blase'))
  expect([form.held['appearance.triangle']?.value, form.held['appearance.bubble']?.value]).toEqual([false, true])
})

test('what only admins change is shown to others and cannot be changed', async () => {
  const input = await open('membership')
  expect(input('Mitglied der Gesundheitsoptik (weitere Bausteine)').matches(':disabled, fieldset[disabled] *')).toBe(
    true,
  )
})

test('what is for one kind of business is not shown to another', async () => {
  const input = await open('membership', 'bakery')
  expect(() => input('Mitglied der Gesundheitsoptik (weitere Bausteine)')).toThrow('There is no')
  expect(document.body.textContent).toContain('gibt es hier nichts einzustellen')
})
