import { drawn } from '../editor/media/drawn-pictures.ts'
import { changeSettings, expect, findViolations } from '../fixtures.ts'
import { type Owner, taskAlone } from './owner.ts'
import { first, restore } from './shop-branch.ts'

const footer = (owner: Owner) => owner.page.locator('footer [data-part]')
const dialogOf = (owner: Owner) => owner.page.getByRole('dialog', { name: 'Optik Lindenhof' })
/** Names of the days, as the calendar of the language has them. */
const days = {
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
}
const nextMonth = { de: '^Nächster Monat', fr: '^Mois suivant' }
const time = { de: 'Zeit', fr: 'horaire' }

taskAlone(
  { number: 2, name: 'the week with a lunch break, and a Monday morning off', aim: 12 },
  async (owner, { newPage, visitor, call }) => {
    const before = await first(call)
    const [monday = '', tuesday = '', , , , saturday = ''] = days[owner.language]
    const { hand } = owner
    const field = (day: string, place: number) => dialogOf(owner).getByLabel(`${day}, ${time[owner.language]} ${place}`)
    try {
      await owner.open(await newPage())
      await hand.press(footer(owner).filter({ hasText: 'Dienstag' }))
      const copied = dialogOf(owner).getByRole('group', { name: tuesday, exact: true })
      await hand.fill(field(tuesday, 1), '9h–12')
      await hand.fill(field(tuesday, 2), '13.30-17 Uhr')
      await hand.press(
        copied.getByRole('button', { name: owner.say('{day} auf andere Tage kopieren', { day: tuesday }) }),
      )
      await hand.press(copied.getByLabel(owner.say('Montag bis Freitag')))
      await hand.press(copied.getByRole('button', { name: owner.say('Übernehmen') }))
      await hand.fill(field(monday, 1), owner.language === 'fr' ? 'fermé' : 'zu')
      await hand.fill(field(saturday, 1), '0900-15h30')
      expect(await findViolations(owner.page, '[data-editor-surface]')).toEqual([])
      await hand.press(dialogOf(owner).getByRole('button', { name: owner.say('Fertig') }))
      await owner.isSaved()
      const lunch = [
        { open: '09:00', close: '12:00' },
        { open: '13:30', close: '17:00' },
      ]
      expect((await first(call)).values.periods).toEqual([
        { day: 1, open: '13:30', close: '17:00' },
        ...[2, 3, 4, 5].flatMap((day) => lunch.map((times) => ({ day, ...times }))),
        { day: 6, open: '09:00', close: '15:30' },
      ])
      await visitor.goto('/de')
      await expect(visitor.locator('footer')).toContainText('09:00–15:30')
    } finally {
      await restore(call, before)
    }
  },
)

taskAlone({ number: 3, name: 'a day on which the shop is closed', aim: 4 }, async (owner, { newPage, call }) => {
  const before = await first(call)
  const { hand } = owner
  try {
    await owner.open(await newPage({ groups: ['contact'] }))
    await hand.press(owner.page.locator('main [data-part=hours]'))
    const month = dialogOf(owner).getByRole('grid')
    const thisMonth = (await month.getAttribute('aria-label')) ?? ''
    await hand.press(dialogOf(owner).getByRole('button', { name: new RegExp(nextMonth[owner.language]) }))
    await expect(month).not.toHaveAccessibleName(thisMonth)
    const day = month.locator('[data-day$="-15"]')
    const date = String(await day.getAttribute('data-day'))
    await hand.press(day.getByRole('button'))
    await expect(day.getByRole('button')).toHaveAccessibleName(owner.language === 'fr' ? /fermé$/ : /geschlossen$/)
    await hand.press(dialogOf(owner).getByRole('button', { name: owner.say('Fertig') }))
    await owner.isSaved()
    expect((await first(call)).values.special).toContainEqual(expect.objectContaining({ date, open: '00:30' }))
  } finally {
    await restore(call, before)
  }
})

taskAlone({ number: 4, name: 'the phone number, everywhere', aim: 2 }, async (owner, { newPage, visitor, call }) => {
  const before = await first(call)
  try {
    await owner.open(await newPage({ groups: ['contact'] }))
    await owner.hand.press(owner.page.locator('main [data-part=phone]').first())
    await owner.hand.fill(
      dialogOf(owner).getByLabel(owner.language === 'fr' ? 'Téléphone' : 'Telefon'),
      '052 999 88 77',
    )
    // The toolbar is behind the window; who leaves in the middle of it loses nothing.
    await owner.page.reload()
    await owner.isSaved()
    for (const address of ['/de', '/de/kontakt']) {
      await visitor.goto(address)
      await expect(visitor.locator('a[href="tel:0529998877"]').first()).toBeAttached()
    }
  } finally {
    await restore(call, before)
  }
})

taskAlone(
  { number: 5, name: 'three palettes are tried and one is taken', aim: 5 },
  async (owner, { newPage, call }) => {
    const { page, hand } = owner
    const own = await newPage()
    const { settings: stored } = await call('getSettings', {})
    try {
      await owner.open({ edit: own.edit.replace('toolbar=1', 'settings=1') }, 'Einstellungen')
      const panel = owner.region('Einstellungen')
      await hand.press(panel.locator('summary', { hasText: owner.language === 'fr' ? 'Couleurs' : 'Farben' }))
      const palettes = panel.getByRole('radio')
      const ground = () =>
        page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-header').trim())
      for (const place of [1, 2, 3]) {
        const now = await ground()
        await hand.choose(palettes.nth(place))
        await expect.poll(ground).not.toBe(now)
      }
      await hand.press(panel.getByRole('button', { name: owner.say('Übernehmen') }))
      await owner.isSaved()
    } finally {
      await changeSettings(call, () => stored)
    }
  },
)

taskAlone({ number: 6, name: 'another logo', aim: 4 }, async (owner, { newPage, call }) => {
  const { page, hand } = owner
  const own = await newPage()
  const { settings: stored } = await call('getSettings', {})
  const name = `logo-${crypto.randomUUID().slice(0, 8)}`
  try {
    await owner.open(own)
    await hand.press(page.getByRole('banner').getByRole('link').first())
    await hand.give(page.getByRole('dialog').locator('input[type=file]').first(), await drawn(page, [`${name}.png`]))
    await hand.press(owner.button('Bild verwenden'))
    await hand.press(owner.button('Übernehmen'))
    await owner.isSaved()
    expect(await page.getByRole('banner').locator('img').first().getAttribute('src')).toContain(name)
  } finally {
    await changeSettings(call, () => stored)
  }
})
