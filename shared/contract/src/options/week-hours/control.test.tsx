import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ControlServices } from '../control.ts'
import { WeekHoursControl } from './control.tsx'
import { type OpeningPeriod, weekHours } from './option.ts'

const option = weekHours({ de: 'Öffnungszeiten', fr: 'Horaires', en: 'Opening hours' })
let close: (() => void) | undefined
afterEach(() => close?.())

interface Shown {
  first?: OpeningPeriod[]
  language?: string
  kept?: Map<string, string>
}

interface SurroundingsProps {
  first: OpeningPeriod[]
  services: ControlServices
  hear: (value: OpeningPeriod[]) => void
}

function Surroundings({ first, services, hear }: SurroundingsProps) {
  const [value, setValue] = useState(first)
  const change = (next: OpeningPeriod[]) => {
    hear(next)
    setValue(next)
  }
  return <WeekHoursControl id="week" option={option} value={value} onChange={change} services={services} />
}

async function show({ first = [], language = 'de', kept = new Map() }: Shown = {}) {
  let held = first
  const services = {
    language,
    kept: {
      read: (id: string) => kept.get(id) ?? null,
      write: (id: string, text: string | null) => void (text === null ? kept.delete(id) : kept.set(id, text)),
    },
  } as unknown as ControlServices
  const hear = (next: OpeningPeriod[]) => {
    held = next
  }
  const { host, unmount } = await mount(<Surroundings first={first} services={services} hear={hear} />)
  close = unmount
  const day = (name: string) => {
    const found = [...host.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent === name,
    )
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  const inputs = (name: string) => [...day(name).querySelectorAll<HTMLInputElement>('input[type=text]')]
  return {
    host,
    day,
    inputs,
    held: () => held,
    texts: (name: string) => inputs(name).map(({ value }) => value),
    type: (name: string, text: string, index = 0) => typeInto(inputs(name)[index] as HTMLInputElement, text),
    leave: (name: string) =>
      act(async () => void inputs(name)[0]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    press: (name: string, label: string) => {
      const button = [...day(name).querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === label || one.textContent === label,
      )
      if (!button) throw new Error(`There is no button ${label}`)
      return click(button)
    },
    said: () => host.querySelector('[aria-live]')?.textContent,
  }
}

const lunch = (day: number): OpeningPeriod[] => [
  { day, open: '09:00', close: '12:15' },
  { day, open: '13:30', close: '18:30' },
]

test('hours are typed as people write them, and stand there as they were understood once the day is left', async () => {
  const week = await show()
  await week.type('Dienstag', '9-12.15, 13h30–18.30')
  expect(week.held()).toEqual(lunch(2))
  expect(week.texts('Dienstag')).toEqual(['9-12.15, 13h30–18.30'])
  await week.leave('Dienstag')
  expect(week.texts('Dienstag')).toEqual(['09:00–12:15', '13:30–18:30'])
  expect(week.said()).toBe('Dienstag: 09:00–12:15, 13:30–18:30')
})

test('the hours of a day are copied to the days that are chosen, also over what was being typed there', async () => {
  const week = await show({ first: lunch(2) })
  await week.type('Freitag', 'nach Vereinbarung')
  await week.press('Dienstag', 'Dienstag auf andere Tage kopieren')
  const checks = [...week.day('Dienstag').querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(checks.map((check) => check.labels?.[0]?.textContent)).toEqual([
    'Montag bis Freitag',
    'Montag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ])
  await click(checks[0] as Element)
  await week.press('Dienstag', 'Übernehmen')
  expect(week.held()).toEqual([1, 2, 3, 4, 5].flatMap(lunch))
  expect(week.texts('Freitag')).toEqual(['09:00–12:15', '13:30–18:30'])
  expect(week.said()).toBe('09:00–12:15, 13:30–18:30 gilt jetzt auch am Montag, Mittwoch, Donnerstag und Freitag')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dienstag auf andere Tage kopieren')
})

test('a day is closed by a button, by a word and by nothing', async () => {
  const week = await show({ first: [...lunch(1), ...lunch(2), ...lunch(3)] })
  await week.press('Montag', 'Montag geschlossen')
  expect(document.activeElement).toBe(week.inputs('Montag')[0])
  await week.type('Dienstag', 'zu', 0)
  await week.type('Dienstag', '', 1)
  await week.leave('Dienstag')
  expect(week.held()).toEqual(lunch(3))
  expect(week.texts('Dienstag')).toEqual([''])
  expect(week.inputs('Montag')[0]?.placeholder).toBe('geschlossen')
})

test('another time of the day has an input of its own', async () => {
  const week = await show({ first: lunch(2).slice(0, 1) })
  await week.press('Dienstag', 'Dienstag: Zeit hinzufügen')
  expect(document.activeElement).toBe(week.inputs('Dienstag')[1])
  await week.type('Dienstag', '13.30-18.30', 1)
  expect(week.held()).toEqual(lunch(2))
})

test.each([
  ['9', '', 'Zu «9» fehlt, wann geschlossen wird.'],
  ['auf Anfrage', '', '«auf Anfrage» ist keine Uhrzeit.'],
  ['9-25', '', 'Die Uhrzeit «25» gibt es nicht.'],
  ['18-9', '', '«18–9» endet, bevor es beginnt.'],
  ['9-14', '13:30–18:30', '«13:30–18:30» überschneidet sich mit einer anderen Zeit dieses Tages.'],
])('%s is said below once it is left, kept, and the day is again what it was', async (text, other, sentence) => {
  const kept = new Map<string, string>()
  const week = await show({ first: lunch(2), kept })
  await week.type('Dienstag', '', 1)
  await week.type('Dienstag', other, 1)
  await week.type('Dienstag', text)
  expect(week.day('Dienstag').querySelector('[role=alert]')).toBeNull()
  await week.leave('Dienstag')
  const message = week.day('Dienstag').querySelector('[role=alert]')
  expect(message?.textContent).toContain(sentence)
  const wrong = week.inputs('Dienstag').find((input) => input.getAttribute('aria-invalid') === 'true')
  expect(wrong?.getAttribute('aria-describedby')).toBe(message?.id)
  expect(week.held()).toEqual(lunch(2))
  close?.()
  const again = await show({ first: lunch(2), kept })
  expect(again.texts('Dienstag')[0]).toBe(text)
  await again.press('Dienstag', 'Dienstag geschlossen')
  expect([...kept]).toEqual([])
})

test('what closes after midnight is said', async () => {
  const week = await show()
  await week.type('Samstag', '18-2')
  expect(week.held()).toEqual([{ day: 6, open: '18:00', close: '02:00' }])
  expect(week.day('Samstag').textContent).toContain('Schliesst am nächsten Tag um 02:00.')
})

test('in French too', async () => {
  const week = await show({ language: 'fr', first: lunch(2) })
  await week.type('lundi', '9 h à 12 h')
  expect(week.held()).toContainEqual({ day: 1, open: '09:00', close: '12:00' })
  await week.type('lundi', 'sur rendez-vous')
  await week.leave('lundi')
  expect(week.day('lundi').querySelector('[role=alert]')?.textContent).toContain('n’est pas une heure')
})

test('in words it is what people say of a week', () => {
  const names = { language: 'de', pageName: () => null, mediumName: () => null }
  const saturday = { day: 6, open: '09:00', close: '16:00' }
  expect(option.inWords([...[2, 3, 4, 5].flatMap(lunch), saturday], names)).toBe(
    'Di–Fr 09:00–12:15, 13:30–18:30; Sa 09:00–16:00',
  )
  expect(option.inWords([], names)).toBeNull()
})
