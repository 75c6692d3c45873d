import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import type { Locator, Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { first, restore } from '../first-week/shop-branch.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { inFrench } from './languages/in-french.ts'

const footer = (page: Page) => page.locator('footer [data-part]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Optik Lindenhof' })
const day = (dialog: Locator, name: string) => dialog.getByRole('group', { name, exact: true })
/** How often «Nächster Monat» is pressed until a day is shown. */
const monthsUntil = (date: string) => {
  const { date: today } = wallTime(new Date(), 'Europe/Zurich')
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(date) - months(today)
}
const isSaved = (page: Page) =>
  expect(page.getByRole('toolbar').getByText('Gespeichert', { exact: true }).first()).toBeAttached()

test('a day that is pressed is the one that is asked for, and who is done with what is no time stays at it @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const before = await first(call)
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto((await newPage()).edit)
    await footer(page).getByText('Samstag', { exact: true }).click()
    const dialog = dialogOf(page)
    const saturday = dialog.getByLabel('Samstag, Zeit 1')
    await expect(saturday).toBeFocused()
    await expect(saturday).toBeInViewport()
    await saturday.fill('neun bis fünf')
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(saturday).toBeFocused()
    await expect(dialog.getByRole('alert')).toContainText('ist keine Uhrzeit')
    await saturday.fill('9-17')
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(dialog).toBeHidden()
    await isSaved(page)
    expect((await first(call)).values.periods).toContainEqual({ day: 6, open: '09:00', close: '17:00' })
  } finally {
    await restore(call, before)
  }
})

test('a number is changed in one place, from where one sees it; undo brings the one before back @alone', async ({
  editor: page,
  visitor,
  newPage,
  call,
}) => {
  const before = await first(call)
  try {
    await page.goto((await newPage({ groups: ['hero', 'contact', 'spacer'] })).edit)
    const number = page.locator('main [data-part=phone]').first()
    await number.click()
    const dialog = dialogOf(page)
    await expect(dialog.getByLabel('Telefon')).toBeFocused()
    await dialog.getByLabel('Telefon').fill('052 999 88 77')
    // Who leaves in the middle of it loses nothing.
    await page.reload()
    await isSaved(page)
    await expect(number).toHaveText('052 999 88 77')
    await expect(footer(page).filter({ hasText: '052 999 88 77' }).first()).toBeVisible()
    for (const address of ['/de', '/de/kontakt']) {
      await visitor.goto(address)
      await expect(visitor.locator('a[href="tel:0529998877"]').first()).toBeAttached()
    }
    await page.getByRole('button', { name: /^Rückgängig: Geschäft/ }).click()
    await expect(number).toHaveText(String(before.values.phone))
    await expect.poll(async () => (await first(call)).values.phone).toBe(before.values.phone)
  } finally {
    await restore(call, before)
  }
})

test('a day on which the shop is closed is entered where one sees the hours, and what is no time is said @alone', async ({
  editor: page,
  visitor,
  newPage,
  call,
}) => {
  const before = await first(call)
  try {
    await page.goto((await newPage({ groups: ['contact'] })).edit)
    await page.locator('main [data-part=hours]').click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Neuer besonderer Tag').fill('2031-12-24')
    await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    const eve = dialog.getByRole('group', { name: '24. Dezember 2031' })
    await eve.getByLabel('Hinweis').fill('Heiligabend')
    await eve.getByLabel('Zeiten').fill('bis Mittag')
    await eve.getByLabel('Hinweis').focus()
    await expect(eve.getByRole('alert')).toContainText('9–12, 13.30–18.30 oder geschlossen')
    await eve.getByLabel('Zeiten').fill('9-12')
    await day(dialog, 'Montag').getByRole('textbox').first().fill('nach Vereinbarung')
    await page.keyboard.press('Tab')
    await expect(day(dialog, 'Montag').getByRole('alert')).toContainText('«nach Vereinbarung» ist keine Uhrzeit')
    expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(day(dialog, 'Montag').getByRole('textbox').first()).toBeFocused()
    await dialog.getByRole('button', { name: 'Schliessen' }).click()
    await isSaved(page)
    const { values } = await first(call)
    expect(values.periods).toEqual(before.values.periods)
    expect(values.special).toContainEqual({
      date: '2031-12-24',
      open: '09:00',
      close: '12:00',
      notes: { de: 'Heiligabend' },
    })
    await visitor.goto('/de/kontakt')
    await expect(visitor.locator('[data-day="2031-12-24"]')).toContainText('Heiligabend')
  } finally {
    await restore(call, before)
  }
})

test('special days are chosen in a month, by finger and by key, and the canton’s holidays are in it @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const before = await first(call)
  const [holiday] = (await call('listHolidays', { lang: 'de' })).branches[0]?.days ?? []
  if (!holiday) throw new Error('The canton has no holiday')
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto((await newPage({ groups: ['contact'] })).edit)
    await page.locator('main [data-part=hours]').click()
    const dialog = dialogOf(page)
    const month = dialog.getByRole('grid')
    const on = (date: string) => month.locator(`[data-day="${date}"] button`)
    await expect(month).toBeVisible()
    for (let step = monthsUntil(holiday.date); step > 0; step--)
      await dialog.getByRole('button', { name: /^Nächster Monat/ }).click()
    await expect(on(holiday.date)).toHaveAccessibleName(new RegExp(`Feiertag «${holiday.name}»`))
    const sizes = await month.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
    await on(holiday.date).click()
    await expect(on(holiday.date)).toHaveAccessibleName(/: geschlossen$/)
    await expect(dialog.getByText(/ist eingetragen: geschlossen/)).toBeVisible()
    expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
    const [year, at] = holiday.date.split('-')
    await on(`${year}-${at}-14`).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Home')
    const pressed = await month.locator('[data-day]:focus-within').getAttribute('data-day')
    await page.keyboard.press('Enter')
    await expect(on(String(pressed))).toBeFocused()
    await expect(on(String(pressed))).toHaveAccessibleName(/: geschlossen$/)
    // Pressed again it leads to its hours.
    await page.keyboard.press('Enter')
    await page.keyboard.type('9-12')
    await expect(on(String(pressed))).toHaveAccessibleName(/: 09:00–12:00$/)
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await isSaved(page)
    const { special } = (await first(call)).values
    expect(special).toContainEqual({ date: holiday.date, open: '00:30', close: '00:30', notes: holiday.names })
    expect(special).toContainEqual({ date: pressed, open: '09:00', close: '12:00', notes: {} })
  } finally {
    await restore(call, before)
  }
})

test('two people at the same hours choose between both, and what a colleague has changed shows @alone', async ({
  editor: page,
  colleague,
  newPage,
  call,
}) => {
  const before = await first(call)
  try {
    const { edit } = await newPage({ groups: ['contact'] })
    await Promise.all([page.goto(edit), colleague.goto(edit)])
    const monday = (who: Page) => day(dialogOf(who), 'Montag').getByRole('textbox').first()
    for (const who of [page, colleague]) {
      await who.locator('main [data-part=hours]').click()
      await monday(who).waitFor()
    }
    await monday(colleague).fill('10-11')
    await dialogOf(colleague).getByRole('button', { name: 'Fertig' }).click()
    await isSaved(colleague)
    await monday(page).fill('14-15')
    await dialogOf(page).getByRole('button', { name: 'Fertig' }).click()
    await page.getByRole('button', { name: 'Zwei Versionen: bitte wählen' }).click()
    const choice = page.getByRole('dialog')
    await expect(choice).toContainText('Optik Lindenhof › Öffnungszeiten')
    await expect(choice).toContainText('Mo 10:00–11:00')
    await expect(choice).toContainText('Mo 14:00–15:00')
    await choice.getByRole('button', { name: 'Andere übernehmen' }).click()
    await expect(page.locator('main [data-part=hours]')).toContainText('10:00–11:00')
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await expect.poll(async () => JSON.stringify((await first(call)).values.periods)).toContain('14:00')
    await expect(async () => {
      await colleague.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(colleague.locator('main [data-part=hours]')).toContainText('14:00–15:00', { timeout: 1_000 })
    }).toPass()
  } finally {
    await restore(call, before)
  }
})

test('in French, and by the keyboard alone @alone', async ({ editor: page, newPage, call }) => {
  const before = await first(call)
  const { language } = await call('getLanguage', {})
  try {
    await call('setLanguage', { language: 'fr' })
    await openToEdit(page, await inFrench(call, await newPage({ groups: ['contact'] })), 'Outils de modification')
    const number = page.locator('main [data-part=phone]').first()
    await number.focus()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await expect(dialog.getByLabel('Téléphone')).toBeFocused()
    await dialog.getByLabel('lundi, horaire 1').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('9 h à 12 h')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('lundi, horaire 1')).toHaveValue('09:00–12:00')
    expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => JSON.stringify((await first(call)).values.periods))
      .toContain('{"day":1,"open":"09:00","close":"12:00"}')
  } finally {
    await call('setLanguage', { language })
    await restore(call, before)
  }
})

test('in the admin the same week stands in the place of numbers and blocks, and what is no time is not saved @alone', async ({
  editor: page,
  call,
}) => {
  const before = await first(call)
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  try {
    await page.goto(`/admin/collections/bf-branches/${before.id}`)
    const monday = page.getByLabel('Montag, Zeit 1')
    await monday.fill('auf Anfrage')
    await page.keyboard.press('Tab')
    await expect(page.getByText('«auf Anfrage» ist keine Uhrzeit')).toBeVisible()
    await save.click()
    await expect(page.getByText('Eine der Zeiten ist nicht zu verstehen').first()).toBeVisible()
    expect((await first(call)).values.periods).toEqual(before.values.periods)
    await monday.fill('9-12, 14h-18')
    await page.getByLabel('Neuer besonderer Tag').fill('2031-12-24')
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await page.getByRole('group', { name: '24. Dezember 2031' }).getByLabel('Hinweis').fill('Heiligabend')
    await page
      .getByRole('grid', { name: 'Dezember 2031' })
      .getByRole('button', { name: /26\. Dezember 2031$/ })
      .click()
    // Somebody else changes the phone number on the page meanwhile.
    const phone = { itemType: 'branch' as const, id: before.id, key: 'phone', value: '052 555 00 11' }
    await call('saveValues', [{ ...phone, base: before.revs.phone ?? 0 }])
    await save.click()
    await expect
      .poll(async () => (await first(call)).values.special)
      .toContainEqual({
        date: '2031-12-24',
        open: '00:30',
        close: '00:30',
        notes: { de: 'Heiligabend' },
      })
    const { values } = await first(call)
    expect(values.special).toContainEqual({ date: '2031-12-26', open: '00:30', close: '00:30', notes: {} })
    expect(values.phone).toBe(phone.value)
    const others = (before.values.periods as { day: number }[]).filter(({ day }) => day > 1)
    expect(values.periods).toEqual([
      { day: 1, open: '09:00', close: '12:00' },
      { day: 1, open: '14:00', close: '18:00' },
      ...others,
    ])
    expect(values.special).toEqual(expect.arrayContaining(before.values.special as object[]))
    await page.reload()
    await expect(page.getByLabel('Montag, Zeit 2')).toHaveValue('14:00–18:00')
    await page.getByRole('button', { name: 'Montag geschlossen' }).click()
    await save.click()
    await expect.poll(async () => (await first(call)).values.periods).toEqual(others)
    await expect.poll(() => findViolations(page, 'main')).toEqual([])
  } finally {
    await restore(call, before)
  }
})
