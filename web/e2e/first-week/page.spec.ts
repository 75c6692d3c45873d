import { expect } from '../fixtures.ts'
import { type Owner, task, taskAlone } from './owner.ts'

/** Adds a block below the one that was added last, which has the caret. */
async function addBelow(owner: Owner, german: string): Promise<void> {
  await owner.hand.key('Alt+Enter')
  await owner.hand.press(owner.item('Block danach einfügen'))
  await owner.hand.press(owner.dialog('Block hinzufügen').getByRole('button', { name: owner.say(german) }))
}

taskAlone(
  {
    number: 8,
    name: 'a page with an opening, text beside a picture, three cards, questions and a form, in the menu',
    aim: 20,
  },
  async (owner, { newPage, call }) => {
    const { page, hand } = owner
    await owner.open(await newPage({ groups: ['hero'] }))
    const name = `Kinderbrillen ${crypto.randomUUID().slice(0, 8)}`
    await hand.press(owner.toolbar.getByRole('button', { name: owner.say('Seiten') }))
    const panel = owner.region('Seiten')
    const others = panel.locator('section', { has: page.getByText(owner.say('Weitere Seiten')) }).last()
    await hand.press(others.getByRole('button', { name: owner.say('Neue Seite') }))
    await hand.fill(panel.getByLabel(owner.say('Name der Seite')), name)
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await hand.press(panel.getByRole('button', { name: owner.say('Mehr zu {name}', { name }) }))
    await hand.press(owner.item('In «{name}» zeigen', { name: 'Verband' }))
    await hand.press(panel.getByRole('button', { name: owner.say('Schliessen') }).first())
    await expect(panel).toBeHidden()
    await owner.begin('Seitenanfang')
    for (const [before, next] of [
      ['hero', 'Text neben Bild'],
      ['textBesideImage', 'Bildergalerie'],
      ['imageBoard', 'Fragen und Antworten'],
      ['questions', 'Eigenes Formular'],
    ] as const) {
      await expect(owner.block(before).locator(':focus').first()).toBeVisible()
      await addBelow(owner, next)
    }
    await expect(owner.block('formField')).toHaveCount(3)
    await owner.isSaved()
    const made = await call('listPages', { search: name, includeDrafts: 'true' })
    expect(made.pages).toHaveLength(1)
    for (const { id } of made.pages) await call('removePage', { id })
  },
)

task(
  { number: 10, name: 'a page as a phone shows it, and then as visitors see it @phone', aim: 2 },
  async (owner, { newPage }) => {
    const { page, hand } = owner
    await owner.open(await newPage({ publish: true }))
    await hand.press(owner.toolbar.getByRole('button', { name: owner.say('Ansehen') }))
    const frame = page.frameLocator('iframe')
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(390)
    await hand.press(owner.button('Veröffentlicht'))
    await expect(frame.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  },
)
