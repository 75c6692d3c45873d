import { findGroup } from '@blickfang/blocks/groups.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { click, leave, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OptionsForm } from './options-form.tsx'

type Held = Readonly<Record<string, Json>> | null
let field: { value: Held; setValue: (value: Held) => void }
let close: (() => void) | undefined
afterEach(() => close?.())

vi.mock('@payloadcms/ui', () => ({
  useField: () => field,
  useDocumentInfo: () => ({ collectionSlug: 'bf-fields' }),
  useFormFields: (select: (form: unknown) => unknown) =>
    select([{ groupName: { value: 'hero' }, name: { value: 'primaryButton' } }]),
  useTranslation: () => ({ i18n: { language: 'de' } }),
}))
vi.mock('./use-control-services.tsx', () => ({
  useControlServices: () => ({ services: { language: 'de' }, drawer: null }),
}))
vi.mock('./use-theme-colors.ts', () => ({ useThemeColors: () => ({}) }))

const { link } = findGroup('hero')?.group.fields.primaryButton?.options ?? {}
const before = { type: 'url', url: 'https://optik.ch' }
const isTaken = () => link?.schema.safeParse(field.value?.link).success

/** Payload's form around the options: what it holds is what would be saved. */
function Form() {
  const [value, setValue] = useState<Held>({ link: before })
  field = { value, setValue }
  return <OptionsForm {...({ path: 'options' } as ComponentProps<typeof OptionsForm>)} />
}

async function open() {
  const { host, unmount } = await mount(<Form />)
  close = unmount
  return (selector: string) => {
    const found = host.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
}

test('an address that leads nowhere is said at its input, and what the form holds then is refused when it is saved', async () => {
  const find = await open()
  await typeInto(find('input[type=url]'), 'optik')
  await leave(find('input[type=url]'))
  expect(find('input[type=url]').value).toBe('optik')
  expect(document.querySelector('[role=alert]')?.textContent).not.toBe('')
  expect(isTaken()).toBe(false)
  await typeInto(find('input[type=url]'), 'https://optik-neu.ch')
  expect(field.value?.link).toEqual({ type: 'url', url: 'https://optik-neu.ch' })
})

test('what was begun of one kind of link and given up for another leaves the link as it was', async () => {
  const find = await open()
  await typeInto(find('input[type=url]'), 'optik')
  expect(isTaken()).toBe(false)
  const [, , phone] = document.querySelectorAll('[role=radiogroup] input')
  await click(phone as Element)
  expect(field.value?.link).toEqual(before)
})
