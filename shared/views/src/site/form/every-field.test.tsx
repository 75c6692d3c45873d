import { defineForm, optionalLines, optionalText } from '@blickfang/contract/kernel/form.ts'
import fc from 'fast-check'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import '@blickfang/testing/mount.tsx'
import { ChoiceField, SelectField, TextArea, TextField } from './entry-fields.tsx'
import { EntryForm } from './entry-form.tsx'
import { keepEntry } from './keep-entry.ts'
import { useEntry } from './use-entry.ts'

const choices = ['eins', 'zwei', 'drei']
const form = defineForm({
  name: 'every',
  label: { de: 'Alle', fr: 'Tous', en: 'Every' },
  path: '/every',
  fields: {
    text: optionalText(50),
    lines: optionalLines(50),
    day: optionalText(50),
    number: z._default(z.number(), 0),
    select: optionalText(50),
    radio: z.optional(z.enum(choices)),
    boxes: z.array(z.enum(choices)),
    box: z._default(z.boolean(), false),
  },
  sender: 'text',
  leastMs: 0,
  rate: { points: 1, seconds: 1 },
})

function Every() {
  const entry = useEntry({ form, id: 'f', locale: 'de', restMs: { error: 10 } })
  const context = { entry, id: 'f', say: (key: string) => key }
  return (
    <EntryForm form={form} entry={entry} id="f" say={context.say} locale="de" language="de" isStill={false} waits={[]}>
      <TextField {...context} name="text" isOptional />
      <TextArea {...context} name="lines" maxLength={50} isOptional />
      <TextField {...context} name="day" type="date" isOptional />
      <TextField {...context} name="number" type="number" isOptional />
      <SelectField {...context} name="select" options={choices} placeholder="—" isOptional />
      <ChoiceField {...context} name="radio" type="radio" legend="radio" options={choices} />
      <ChoiceField {...context} name="boxes" type="checkbox" legend="boxes" options={choices} />
      <input type="checkbox" value="on" {...entry.register('box')} />
    </EntryForm>
  )
}

const entries = fc.record({
  text: fc.constantFrom('', 'Anna', 'ein "Wort"'),
  lines: fc.constantFrom('', 'eins', 'eins\nzwei'),
  day: fc.constantFrom('', '2026-12-01'),
  number: fc.constantFrom('', '0', '12'),
  select: fc.constantFrom('', ...choices),
  radio: fc.constantFrom('', ...choices),
  boxes: fc.subarray(choices),
  box: fc.boolean(),
})
type Entered = typeof entries extends fc.Arbitrary<infer Value> ? Value : never

function fill(place: HTMLFormElement, entered: Entered): void {
  for (const name of ['text', 'lines', 'day', 'number', 'select'] as const)
    (place.elements.namedItem(name) as HTMLInputElement).value = entered[name]
  for (const box of place.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')) {
    const { name, value } = box
    box.checked =
      name === 'radio' ? entered.radio === value : name === 'box' ? entered.box : entered.boxes.includes(value)
  }
  place.dispatchEvent(new Event('input', { bubbles: true }))
}

const shown = (place: HTMLFormElement) =>
  JSON.stringify([...new FormData(place)].filter(([name]) => !['lang', 'website'].includes(name)))

/** The page as the server made it, with the one small script of every page. */
function open() {
  document.body.innerHTML = `<div id="place">${renderToString(<Every />)}</div>`
  const place = document.querySelector('form') as HTMLFormElement
  const end = keepEntry.enhance(place)
  return { place, end }
}

async function wake() {
  const host = document.querySelector('#place') as HTMLElement
  let root: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    root = hydrateRoot(host, <Every />)
  })
  return () => act(async () => root?.unmount())
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('whatever is filled in before the form’s code comes, after a reload too, and after a send that fails: every kind of field keeps it', async () => {
  await fc.assert(
    fc.asyncProperty(entries, entries, async (first, second) => {
      sessionStorage.clear()
      const before = open()
      fill(before.place, first)
      const wanted = shown(before.place)
      const endFirst = await wake()
      expect(shown(before.place)).toBe(wanted)
      before.end()
      await endFirst()

      const again = open()
      expect(shown(again.place)).toBe(wanted)
      const endSecond = await wake()
      expect(shown(again.place)).toBe(wanted)
      const touched = again.place.elements.namedItem('text') as HTMLInputElement
      await act(async () => {
        touched.dispatchEvent(new Event('focusin', { bubbles: true }))
        touched.dispatchEvent(new Event('input', { bubbles: true }))
        touched.dispatchEvent(new Event('focusout', { bubbles: true }))
      })
      expect(shown(again.place)).toBe(wanted)

      fill(again.place, second)
      const changed = shown(again.place)
      await act(async () => {
        again.place.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      })
      expect(shown(again.place)).toBe(changed)
      again.end()
      await endSecond()
      const last = open()
      expect(shown(last.place)).toBe(changed)
      last.end()
    }),
    { numRuns: 40 },
  )
})

test('what the browser has sent by itself is gone when it comes back, and the next message outlives a reload there', () => {
  const arrive = (type: number) =>
    Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true })
  const texts = () => [...document.querySelectorAll<HTMLInputElement>('[name=text]')].map(({ value }) => value)
  const openSent = () => {
    document.body.innerHTML = renderToString(<Every />)
    const place = document.querySelector('form') as HTMLFormElement
    place.dataset.sent = 'danke'
    return { place, end: keepEntry.enhance(place) }
  }
  const type = (place: HTMLFormElement, value: string) => {
    const field = place.elements.namedItem('text') as HTMLInputElement
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const first = open()
  type(first.place, 'die erste')
  first.end()
  location.hash = '#danke'
  arrive(0)
  const back = openSent()
  expect(texts()).toEqual([''])
  type(back.place, 'die zweite')
  back.end()
  for (const way of [1, 2]) {
    arrive(way)
    openSent().end()
    expect(texts()).toEqual(['die zweite'])
  }
  location.hash = ''
})
