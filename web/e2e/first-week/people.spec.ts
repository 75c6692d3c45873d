import { colleague as other } from '../colleague.ts'
import { comeBack, openToEdit, overwrite } from '../edited-page.ts'
import { names } from '../editor/lists/collection-panel.ts'
import { expect } from '../fixtures.ts'
import { mailTo } from '../forms/mails.ts'
import { task } from './owner.ts'

task(
  { number: 17, name: 'the team is put into another order, and one is hidden @phone', aim: 6 },
  async (owner, { newPage, call }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['hero', 'teamContainer'], publish: true })
    await owner.open(own)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await hand.press(owner.button('Reihenfolge ändern').first())
    const panel = page.getByRole('region', { name: owner.say('Sammlung bearbeiten: {name}', { name: 'Team' }) })
    const shown = panel.getByRole('list', { name: owner.say('Sichtbar') })
    await expect(shown.getByRole('listitem').first()).toBeVisible()
    const [first = '', second = ''] = await names(shown)
    await hand.press(panel.getByRole('button', { name: owner.say('{name} nach unten', { name: first }) }))
    await expect.poll(async () => (await names(shown)).slice(0, 2)).toEqual([second, first])
    await hand.press(panel.getByRole('button', { name: owner.say('{name} archivieren', { name: second }) }))
    await expect.poll(async () => (await names(shown))[0]).toBe(first)
    await expect(async () => {
      expect(await call('getPublicationStatus', { id: own.id })).toMatchObject({ items: 1, elsewhere: 0 })
    }).toPass()
  },
)

task(
  { number: 17, name: 'a person is added with name and function @phone', aim: 6 },
  async (owner, { newPage, call }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['hero', 'teamContainer'] })
    await owner.open(own)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await hand.press(owner.button('{card} hinzufügen', { card: 'Person' }).first())
    const person = owner.block('teamDetails')
    await expect(person).toBeAttached()
    // The list of pages lies over the beginning of the new one.
    const panel = owner.region('Seiten')
    await hand.press(panel.getByRole('button', { name: owner.say('Schliessen') }).first())
    await expect(panel).toBeHidden()
    await hand.write(person.locator('[data-field="name"]'), ['Anna Steiner'])
    await hand.write(person.locator('[data-field="function"]'), ['Optikerin'])
    await owner.isSaved()
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? ''
    await call('removePage', { id })
  },
)

task({ number: 17, name: 'a job is added and shown @phone', aim: 6 }, async (owner, { newPage, visitor, call }) => {
  const { page, hand } = owner
  const own = await newPage({ groups: ['jobs'], publish: true })
  const title = `Werkstattleitung ${crypto.randomUUID().slice(0, 8)}`
  await owner.open(own)
  await hand.press(owner.block('jobs').locator('[data-field="title"]').first())
  await hand.press(
    owner.toolsOf('Stellen').getByRole('button', {
      name: owner.language === 'fr' ? 'Ajouter un poste' : 'Stelle hinzufügen',
    }),
  )
  const panel = page.getByRole('region', { name: owner.say('Stellen') })
  await hand.fill(panel.getByLabel(owner.language === 'fr' ? 'Titre' : 'Titel'), title)
  await hand.fill(panel.getByLabel(owner.language === 'fr' ? /^Taux d’occupation/ : /^Pensum/), '60–80 %')
  await hand.press(panel.getByRole('button', { name: owner.say('Jetzt zeigen') }))
  await owner.isSaved()
  await visitor.goto(own.live)
  await expect(visitor.getByText(title)).toBeVisible()
  const { entries } = await call('listKeptEntries', { collection: 'job-offers', search: title, lang: 'de' })
  for (const { id, revs } of entries) await call('removeKeptEntry', { collection: 'job-offers', id, revs })
})

task(
  { number: 19, name: 'a colleague is invited, and where she works shows by itself @phone', aim: 3 },
  async (owner, { newPage, colleague }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['hero'] })
    await owner.open(own)
    await hand.press(owner.toolbar.getByRole('button', { name: owner.say('Einstellungen') }))
    await hand.press(owner.region('Einstellungen').getByRole('button', { name: owner.say('Mitarbeitende einladen') }))
    const dialog = owner.dialog('Mitarbeitende einladen')
    const email = `einladung-${crypto.randomUUID()}@example.ch`
    await hand.fill(dialog.getByLabel(owner.say('E-Mail')), email)
    await expect(dialog.getByRole('listitem').filter({ hasText: email })).toBeVisible()
    expect((await mailTo(email)).text).toMatch(/~invitation#/)
    await page.keyboard.press('Escape')
    await openToEdit(colleague, own.edit)
    await overwrite(colleague, 'main [data-field="title"]', 'Von Reto geändert')
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByRole('toolbar').getByText('Gespeichert', { exact: true }).first()).toBeAttached()
    // As after the next look, which comes by itself.
    await comeBack(page)
    const [messages, changed] = owner.language === 'fr' ? [/^Messages/, 'a modifié'] : [/^Meldungen/, 'hat geändert']
    await expect(page.getByRole('region', { name: messages })).toContainText(`${other.name} ${changed}`)
    await expect(page.locator('main [data-field="title"]').first()).toHaveText('Von Reto geändert')
  },
)
