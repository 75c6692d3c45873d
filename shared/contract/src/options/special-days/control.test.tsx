import { click, leave, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ControlServices } from '../control.ts'
import { SpecialDaysControl } from './control.tsx'
import { type NotedDay, specialDays } from './option.ts'

const option = specialDays({ de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' })
const closed = { open: '00:30', close: '00:30' }
let close: (() => void) | undefined
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  close?.()
  vi.useRealTimers()
})

interface SurroundingsProps {
  first: NotedDay[]
  services: ControlServices
  hear: (value: NotedDay[]) => void
}

function Surroundings({ first, services, hear }: SurroundingsProps) {
  const [value, setValue] = useState(first)
  const change = (next: NotedDay[]) => {
    hear(next)
    setValue(next)
  }
  return <SpecialDaysControl id="special" option={option} value={value} onChange={change} services={services} />
}

async function show(first: NotedDay[], lent: Partial<ControlServices> = {}) {
  let held = first
  const hear = (next: NotedDay[]) => {
    held = next
  }
  const services = { language: 'de', readSetting: async () => 'Europe/Zurich', ...lent } as ControlServices
  const { host, unmount } = await mount(<Surroundings first={first} services={services} hear={hear} />)
  close = unmount
  const find = <E extends Element = HTMLInputElement>(selector: string) => {
    const found = host.querySelector<E>(selector)
    if (!found) throw new Error(`Nothing matches ${selector}`)
    return found
  }
  const add = async (date: string) => {
    await typeInto(find('#special-new'), date)
    await click([...host.querySelectorAll('button')].find((one) => one.textContent === 'Hinzufügen') as Element)
  }
  return { host, find, add, held: () => held, said: () => host.querySelector('p[aria-live]')?.textContent }
}

test('a day that is added is closed, stands among the others in its order, and is there once', async () => {
  const { add, held, said, find } = await show([{ date: '2026-12-31', ...closed, notes: {} }])
  await add('2026-12-24')
  expect(held()).toEqual([
    { date: '2026-12-24', ...closed, notes: {} },
    { date: '2026-12-31', ...closed, notes: {} },
  ])
  expect(said()).toContain('24. Dezember 2026 ist eingetragen: geschlossen.')
  expect(find('#special-new').value).toBe('')
  await add('2026-12-24')
  expect(held()).toHaveLength(2)
  expect(said()).toContain('steht schon in der Liste')
  await add('')
  expect(said()).toBe('Bitte wählen Sie zuerst einen Tag.')
  await add('0026-12-24')
  expect(said()).toBe('Bitte geben Sie das Jahr mit vier Ziffern an.')
  expect(held()).toHaveLength(2)
})

test('a day has hours as they are typed, a break makes two of it, and all that is kept besides stays', async () => {
  const eve = { date: '2026-12-24', ...closed, notes: { fr: 'Veille de Noël' }, id: 'a1' }
  const { find, held } = await show([eve])
  await typeInto(find('#special-2026-12-24-hours'), '9-12, 13-15')
  expect(held()).toEqual([
    { ...eve, open: '09:00', close: '12:00' },
    { date: '2026-12-24', open: '13:00', close: '15:00', notes: eve.notes },
  ])
  for (const [typed, said] of [
    ['bald', '«bald» ist keine Uhrzeit. So geht es: 9–12, 13.30–18.30 oder geschlossen'],
    ['9-5', 'oder bis in die Nacht: 9–5 (+1)'],
    ['9-12 (+1)', 'Bitte lassen Sie (+1) weg.'],
  ] as const) {
    await typeInto(find('#special-2026-12-24-hours'), typed)
    await leave(find('#special-2026-12-24-hours'))
    expect(find<HTMLElement>('[role=alert]').textContent).toContain(said)
    expect(held()).toEqual([eve])
  }
  await typeInto(find('#special-2026-12-24-hours'), 'geschlossen')
  expect(held()).toEqual([eve])
})

test('a note is that of the language of the page, beside those of the others', async () => {
  const eve = { date: '2026-12-24', ...closed, notes: { de: 'Heiligabend' } }
  const { find, held } = await show([eve], { contentLocale: 'fr' })
  expect(find('#special-2026-12-24-note').value).toBe('')
  await typeInto(find('#special-2026-12-24-note'), 'Veille de Noël')
  expect(held()[0]?.notes).toEqual({ de: 'Heiligabend', fr: 'Veille de Noël' })
  await typeInto(find('#special-2026-12-24-note'), '')
  expect(held()[0]?.notes).toEqual({ de: 'Heiligabend' })
})

test('days that are over are out of the way, and each can be removed', async () => {
  const { host, held, said } = await show([
    { date: '2026-08-01', ...closed, notes: { de: 'Bundesfeier' } },
    { date: '2026-12-25', ...closed, notes: {} },
  ])
  expect(host.querySelector('summary')?.textContent).toBe('1 vergangener Tag')
  await click(host.querySelector('[aria-label="1. August 2026 entfernen"]') as Element)
  expect(held()).toEqual([{ date: '2026-12-25', ...closed, notes: {} }])
  expect(said()).toBe('1. August 2026 ist entfernt.')
})

test('in words it says each day once', () => {
  const names = { language: 'de', pageName: () => null, mediumName: () => null }
  const days = [
    { date: '2026-12-24', open: '09:00', close: '12:00', notes: {} },
    { date: '2026-12-24', open: '13:00', close: '15:00', notes: {} },
    { date: '2026-12-25', ...closed, notes: {} },
  ]
  expect(option.inWords(days, names)).toBe(
    '24. Dezember 2026: 09:00–12:00, 13:00–15:00; 25. Dezember 2026: geschlossen',
  )
})
