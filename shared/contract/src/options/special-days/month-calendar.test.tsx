import { click, mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ControlServices, Holiday } from '../control.ts'
import { SpecialDaysControl } from './control.tsx'
import { type NotedDay, specialDays } from './option.ts'
// Its classes are made of the real Date, before the clock is set.
import './month-calendar.tsx'

const readSetting = async () => 'Europe/Zurich'

const option = specialDays({ de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' })
const closed = { open: '00:30', close: '00:30' }
const christmas: Holiday = {
  date: '2026-12-25',
  name: 'Weihnachtstag',
  names: { de: 'Weihnachtstag', fr: 'Noël' },
}
let close: (() => void) | undefined
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  close?.()
  vi.useRealTimers()
})

interface SurroundingsProps {
  first: NotedDay[]
  language: string
  hear: (value: NotedDay[]) => void
}

function Surroundings({ first, language, hear }: SurroundingsProps) {
  const [value, setValue] = useState(first)
  const change = (next: NotedDay[]) => {
    hear(next)
    setValue(next)
  }
  const services = { language, holidays: [christmas], readSetting } as unknown as ControlServices
  return <SpecialDaysControl id="special" option={option} value={value} onChange={change} services={services} />
}

async function show(first: NotedDay[], language = 'de') {
  let held = first
  const hear = (next: NotedDay[]) => {
    held = next
  }
  const { host, unmount } = await mount(<Surroundings first={first} language={language} hear={hear} />)
  close = unmount
  await waitFor(() => expect(host.querySelector('[role=grid]')).not.toBeNull())
  const day = (date: string) => {
    const found = host.querySelector<HTMLElement>(`[data-day="${date}"] button`)
    if (!found) throw new Error(`The month has no ${date}`)
    return found
  }
  const press = (key: string, shiftKey = false) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
    })
  const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day')
  return { host, day, press, focused, held: () => held, said: () => host.querySelector('p[aria-live]')?.textContent }
}

test('a day that is pressed is closed from then on, and one that is entered leads to its hours', async () => {
  const { day, held, said } = await show([])
  await click(day('2026-12-24'))
  expect(held()).toEqual([{ date: '2026-12-24', ...closed, notes: {} }])
  expect(said()).toContain('24. Dezember 2026 ist eingetragen: geschlossen.')
  await click(day('2026-12-24'))
  expect(held()).toHaveLength(1)
  expect(document.activeElement?.id).toBe('special-2026-12-24-hours')
})

test('a holiday that is entered is called by its name, in every language of the pages', async () => {
  const { day, held } = await show([])
  await click(day('2026-12-25'))
  expect(held()).toEqual([{ date: '2026-12-25', ...closed, notes: christmas.names }])
})

test('each day says in words what differs on it', async () => {
  const { day, host } = await show([
    { date: '2026-12-23', open: '09:00', close: '12:00', notes: {} },
    { date: '2026-12-23', open: '13:00', close: '15:00', notes: {} },
    { date: '2026-12-24', ...closed, notes: {} },
  ])
  const name = (date: string) => day(date).getAttribute('aria-label')
  expect(name('2026-12-01')).toBe('Heute, Dienstag, 1. Dezember 2026')
  expect(name('2026-12-23')).toBe('Mittwoch, 23. Dezember 2026: 09:00–12:00, 13:00–15:00')
  expect(name('2026-12-24')).toBe('Donnerstag, 24. Dezember 2026: geschlossen')
  expect(name('2026-12-25')).toBe('Freitag, 25. Dezember 2026: Feiertag «Weihnachtstag», offen wie immer')
  expect(host.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Dezember 2026')
  expect(host.querySelector('th')?.getAttribute('aria-label')).toBe('Montag')
})

test('in French it speaks French', async () => {
  const { day, host } = await show([{ date: '2026-12-24', ...closed, notes: {} }], 'fr')
  expect(day('2026-12-24').getAttribute('aria-label')).toBe('jeudi, 24 décembre 2026 : fermé')
  expect(host.querySelector('th')?.getAttribute('aria-label')).toBe('lundi')
})

test('keys lead through weeks, months and years', async () => {
  const { day, press, focused } = await show([])
  await act(async () => day('2026-12-16').focus())
  for (const [key, to] of [
    ['ArrowLeft', '2026-12-15'],
    ['ArrowDown', '2026-12-22'],
    ['ArrowUp', '2026-12-15'],
    ['ArrowRight', '2026-12-16'],
    ['Home', '2026-12-14'],
    ['End', '2026-12-20'],
    ['PageDown', '2027-01-20'],
    ['PageUp', '2026-12-20'],
  ] as const) {
    await press(key)
    expect([key, focused()]).toEqual([key, to])
  }
  await press('PageDown', true)
  expect(focused()).toBe('2027-12-20')
})

test('a day of the past that is opened unfolds those of the past', async () => {
  vi.setSystemTime(new Date('2026-12-09T10:00:00Z'))
  const { day, host } = await show([{ date: '2026-12-01', ...closed, notes: {} }])
  expect(host.querySelector('details')?.open).toBe(false)
  await click(day('2026-12-01'))
  expect(host.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.id).toBe('special-2026-12-01-hours')
})
