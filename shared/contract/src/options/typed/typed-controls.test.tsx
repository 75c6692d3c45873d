import { click, leave, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Option } from '../../kernel/option.ts'
import type { Control, ControlServices } from '../control.ts'
import { controls } from '../controls.generated.ts'
import { dateOrWords } from '../date/option.ts'
import { parseLink } from '../link/parse-link.ts'
import { options } from '../options.generated.ts'

const label = { de: 'Einstellung', fr: 'Réglage', en: 'Setting' }
const services = { language: 'de' } as ControlServices

let close: (() => void) | undefined
afterEach(() => close?.())

function Surroundings({ option, first, hear }: { option: Option; first: unknown; hear: (value: unknown) => void }) {
  const [value, setValue] = useState(first)
  const Input = controls[option.type as keyof typeof controls] as Control<unknown>
  const onChange = (next: unknown) => {
    hear(next)
    setValue(next)
  }
  return <Input id="probe" option={option} value={value} onChange={onChange} services={services} />
}

async function show(option: Option, first: unknown = option.fallback) {
  const heard = vi.fn()
  const { host, unmount } = await mount(<Surroundings option={option} first={first} hear={heard} />)
  close = unmount
  const find = <E extends Element>(selector: string) => {
    const found = host.querySelector<E>(selector)
    if (!found) throw new Error(`Nothing matches ${selector}`)
    return found
  }
  return { host, heard, find }
}

test('a day is chosen with the system’s own input and stored as it is everywhere', async () => {
  const { heard, find } = await show(options.date(label))
  expect(find<HTMLInputElement>('input').type).toBe('date')
  await typeInto(find<HTMLInputElement>('input'), '2027-01-16')
  expect(heard).toHaveBeenLastCalledWith('2027-01-16')
  await typeInto(find<HTMLInputElement>('input'), '')
  expect(heard).toHaveBeenLastCalledWith('')
})

test('a year with two digits is told, and the day is again what it was; one that is kept already still reads', async () => {
  const { heard, host, find } = await show(options.date(label), '2026-12-01')
  const input = find<HTMLInputElement>('input')
  await typeInto(input, '0026-12-01')
  await leave(input)
  expect(heard).not.toHaveBeenCalled()
  expect(host.querySelector('[role=alert]')?.textContent).toContain('das Jahr mit vier Ziffern')
  close?.()
  const old = await show(options.date(label), '0026-12-01')
  expect(old.find<HTMLInputElement>('input').value).toBe('0026-12-01')
})

test('words that were typed for a day stand there until a day is chosen or they are taken away', async () => {
  const { heard, host, find } = await show(dateOrWords(label), 'Herbst 2027')
  expect(find<HTMLInputElement>('input').value).toBe('')
  expect(host.textContent).toContain('Zurzeit steht dort «Herbst 2027».')
  expect(heard).not.toHaveBeenCalled()
  await click(find('button'))
  expect(heard).toHaveBeenLastCalledWith('')
  expect(host.textContent).not.toContain('Herbst')
})

test.each([
  ['email', 'keine Adresse', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  ['phone', '----', 'Bitte geben Sie eine gültige Telefonnummer ein'],
  ['webAddress', 'javascript:alert(1)', 'Bitte geben Sie eine gültige URL ein'],
] as const)('%s: what is none is said on leaving, and the value is again what it was', async (type, text, sentence) => {
  const option = options[type](label)
  const before = option.samples.at(-1)
  const { heard, host, find } = await show(option, before)
  const input = find<HTMLInputElement>('input')
  await typeInto(input, '')
  expect(heard).toHaveBeenLastCalledWith('')
  await typeInto(input, text)
  expect(heard).toHaveBeenLastCalledWith(before)
  expect(host.querySelector('[role=alert]')).toBeNull()
  await leave(input)
  expect(host.querySelector('[role=alert]')?.textContent).toContain(sentence)
  expect(input.value).toBe(text)
})

test.each([
  ['email', 'hallo@optik-lindenhof.ch', 'hallo@optik-lindenhof.ch'],
  ['email', 'info@bücher.ch', 'info@bücher.ch'],
  ['email', 'hallo@optik', null],
  ['email', 'hallo optik@lindenhof.ch', null],
  ['phone', ' +41 52 222 33 44 ', '+41 52 222 33 44'],
  ['phone', '052-222-33-44', '052-222-33-44'],
  ['phone', '----', null],
  ['webAddress', 'https://optik.ch/termin?x=1', 'https://optik.ch/termin?x=1'],
  ['webAddress', 'optik.ch', 'https://optik.ch'],
  ['webAddress', 'optik', null],
  ['text', ' alles ', 'alles'],
  ['count', '12', 12],
  ['count', '1.5', null],
  ['count', '', null],
  ['price', '1’200.50', 1200.5],
  ['price', '200.–', 200],
  ['price', '1.200', null],
  ['price', '1.200,50', 1200.5],
  ['price', "'", null],
  ['price', '−5', null],
  ['price', '49.555', null],
] as const)('%s takes %j as %j', async (type, text, expected) => {
  const { heard, find } = await show(options[type](label))
  await typeInto(find<HTMLInputElement>('input'), text)
  if (expected === null) expect(heard).not.toHaveBeenCalled()
  else expect(heard).toHaveBeenLastCalledWith(expected)
})

test.each([
  ['email', 'email', 'info@bücher.ch'],
  ['email', 'email', 'hallo@'],
  ['phone', 'phone', '052/222.33.44'],
  ['phone', 'phone', '((('],
  ['webAddress', 'url', 'optik.ch'],
  ['webAddress', 'url', 'kein ort'],
] as const)('%s takes what a link of kind %s takes, such as %j', (type, kind, text) => {
  expect(options[type](label).schema.safeParse(text).data).toBe(parseLink(kind, text)?.[kind])
})

test('a colour is picked or typed, and the contrast of text on it is said', async () => {
  const { heard, host, find } = await show(options.color(label))
  await typeInto(find<HTMLInputElement>('input[type=text]'), '#ffffff')
  expect(heard).toHaveBeenLastCalledWith('#ffffff')
  expect(host.textContent).toContain('21.0 : 1')
  await typeInto(find<HTMLInputElement>('input[type=text]'), 'blau')
  expect(host.textContent).toContain('Bitte als #rrggbb schreiben.')
})

test('of languages one that has to stay cannot be taken away', async () => {
  const { heard, host } = await show(options.languages(label), ['de'])
  const [german, french] = host.querySelectorAll('input')
  expect(german?.disabled).toBe(true)
  await click(french as HTMLInputElement)
  expect(heard).toHaveBeenLastCalledWith(['de', 'fr'])
})

test('an address is asked for with the host of the site, a text with two letters', async () => {
  const { find } = await show(options.webAddress(label))
  expect(find<HTMLInputElement>('input').placeholder).toBe(`https://${location.host}`)
  close?.()
  expect((await show(options.text(label))).find<HTMLInputElement>('input').placeholder).toBe('Aa')
})
