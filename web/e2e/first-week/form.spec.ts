import { randomUUID } from 'node:crypto'
import { expect } from '../fixtures.ts'
import { french, german, makeForm } from '../forms/own-form.ts'
import { task } from './owner.ts'

task(
  {
    number: 13,
    name: 'a form of five fields, one of them a choice, to an address of its own, with thanks of its own @phone',
    aim: 20,
  },
  async (owner, { newPage, visitor, call }) => {
    const own = await newPage({ groups: [] })
    await owner.open(own)
    const thanks = 'Danke, wir suchen Ihnen etwas heraus.'
    // What stands on the page is said in the page's language, which is German.
    const { choices, goesTo } = german
    await makeForm(owner, owner.language === 'fr' ? { ...french, choices, goesTo } : german, {
      ...{ color: 'Farbe der Fassung', colors: ['Rot', 'Grün'], phone: 'Telefon', thanks },
      recipient: `werkstatt-${randomUUID().slice(0, 8)}@example.ch`,
    })
    await owner.isSaved()
    await owner.page.reload()
    await expect(owner.page.locator('main').getByText('Grün')).toBeVisible()
    await call('publishPage', { id: own.id })
    await visitor.goto(own.live)
    const form = visitor.locator('form[action^="/_form/form"]')
    await form.getByLabel('Farbe der Fassung').selectOption('Grün')
    await expect(form.getByLabel('Telefon')).toHaveAttribute('type', 'tel')
  },
)
