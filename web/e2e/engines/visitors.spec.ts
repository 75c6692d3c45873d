import { randomUUID } from 'node:crypto'
import { addDays, weekdayOf } from '@blickfang/contract/kernel/time/day.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { expect } from '../fixtures.ts'
import { mailTo } from '../forms/mails.ts'
import { test } from './engine-test.ts'
import type { Target } from './find-in-page.ts'

const form: Target = { css: 'form[action^="/_form/contact"]' }
const at = (label: string | RegExp): Target => ({ label, within: form })

/** The first Tuesday from tomorrow on: the demo's shop is open then. */
function tuesday(): string {
  const { date } = wallTime(new Date(), 'Europe/Zurich')
  return addDays(date, (9 - weekdayOf(date)) % 7 || 7)
}

test('a visitor’s form says what is missing, keeps over a reload what was filled in, and is sent', async ({ meet }) => {
  const email = `anna-${randomUUID()}@example.ch`
  const visitor = await meet()
  await visitor.goto('/de/kontakt')
  await visitor.press({ role: 'button', name: 'Anfrage senden', within: form })
  await visitor.sees({ text: 'Bitte wählen Sie eine Anrede.', within: form })
  await visitor.isIn(at('Frau'))
  await visitor.press(at('Frau'))
  await visitor.fill(at('Vorname'), 'Anna')
  await visitor.keys('Tab')
  await visitor.type('Müller')
  await visitor.fill(at('PLZ'), '8400')
  await visitor.fill(at('E-Mail'), email)
  await visitor.fill(at('Telefon'), '052 212 47 30')
  await visitor.press(at('Ja'))
  await visitor.press(at('Myopie-Management'))
  await visitor.takeDay(at('Wunschtermin'), tuesday())
  await visitor.choose(at('Wunschzeit'), 'Vormittag')
  await visitor.fill(at(/^Fragen und Anmerkungen/), 'Meine Augen brennen')
  await visitor.reload()
  await expect.poll(() => visitor.value(at('Nachname'))).toBe('Müller')
  await expect.poll(() => visitor.isChecked(at('Myopie-Management'))).toBe(true)
  await expect.poll(() => visitor.value(at('Wunschtermin'))).toBe(tuesday())
  await expect.poll(() => visitor.value(at('Wunschzeit'))).toBe('vormittag')
  await expect.poll(() => visitor.value(at(/^Fragen und Anmerkungen/))).toBe('Meine Augen brennen')
  await visitor.press({ role: 'button', name: 'Anfrage senden', within: form })
  await visitor.sees({ role: 'button', name: 'Gesendet. Danke!', within: form })
  expect((await mailTo(email)).text).toContain('Guten Tag Anna Müller')
})

test('courses of the days to come are shown, and the form takes no day that is over', async ({ meet }) => {
  const visitor = await meet()
  await visitor.goto('/de/kurse')
  await visitor.sees({ css: '[data-course-until]', nth: 0 })
  await visitor.goto('/de/kontakt')
  await visitor.press(at('Vorname'))
  const tomorrow = addDays(wallTime(new Date(), 'Europe/Zurich').date, 1)
  await expect.poll(() => visitor.attribute(at('Wunschtermin'), 'min')).toBe(tomorrow)
})

test('a visitor looks for words and comes to a page that has them', async ({ meet }) => {
  const visitor = await meet()
  await visitor.goto('/de/kontakt')
  await visitor.press({ role: 'link', name: 'Suche', nth: 0 })
  await visitor.type('Kontaktlinsen')
  await visitor.sees({ css: '[data-search-results] mark', nth: 0 })
  await visitor.press({ css: '[data-search-results] a', nth: 0 })
  await visitor.seesNo({ css: '[data-search-results]' })
  await visitor.sees({ role: 'heading', nth: 0 })
})
