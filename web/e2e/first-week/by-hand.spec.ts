import { inFrench } from '../editor/languages/in-french.ts'
import { expect } from '../fixtures.ts'
import { task } from './owner.ts'

task({ number: 16, name: 'a block goes up by three @phone', aim: 3 }, async (owner, { newPage }) => {
  const { hand } = owner
  await owner.open(await newPage({ groups: ['hero', 'imageBoard', 'quote', 'cta'] }))
  await owner.block('cta').locator('[data-field="title"]').first().click()
  await owner.page.keyboard.press('Escape')
  const up = owner.toolsOf('Text mit Knopf').getByRole('button', { name: owner.say('Nach oben') })
  for (let step = 0; step < 3; step++) await hand.press(up)
  await expect(owner.page.locator('main [data-block]').first()).toHaveAttribute('data-block', 'cta')
  await owner.isSaved()
})

task({ number: 16, name: 'a block is copied to another page @phone', aim: 3 }, async (owner, { newPage }) => {
  const { page, hand } = owner
  const from = await newPage({ groups: ['quote'] })
  const to = await newPage({ groups: ['cta'] })
  await owner.open(from)
  await hand.press(owner.block('quote'), { x: 4, y: 4 })
  await hand.key('ControlOrMeta+c')
  await owner.open(to)
  await hand.key('ControlOrMeta+v')
  await expect(owner.block('quote')).toHaveCount(1)
  await page.reload()
  await expect(owner.block('quote')).toHaveCount(1)
})

task(
  { number: 16, name: 'a page is duplicated from the list of pages @phone', aim: 2 },
  async (owner, { newPage, call }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['hero', 'imageBoard'] })
    const { pages } = await call('listPages', { ids: own.id, includeDrafts: 'true' })
    const name = pages[0]?.name.de ?? ''
    await owner.open({ edit: own.edit.replace('toolbar=1', 'pageMenu=1') }, 'Seiten')
    const panel = owner.region('Seiten')
    await panel.getByLabel(owner.say('Seiten suchen')).fill(name)
    await hand.press(panel.getByRole('button', { name: owner.say('Mehr zu {name}', { name }) }))
    await hand.press(owner.item('Seite duplizieren'))
    await expect(page).not.toHaveURL(new RegExp(own.id))
    await expect(owner.block('imageCard')).toHaveCount(3)
    const copies = await call('listPages', { search: `${name} (Kopie)`, includeDrafts: 'true' })
    for (const { id } of copies.pages) await call('removePage', { id })
  },
)

task(
  { number: 9, name: 'a page is put into French with help, and both are published @phone', aim: 6 },
  async (owner, { newPage, call, visitor }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['hero', 'cta', 'textOnImage'] })
    await inFrench(call, own)
    await owner.open({ edit: `/de/edit/${own.slug}?toolbar=1` })
    await hand.press(
      owner.toolbar.getByRole('button', {
        name: owner.language === 'fr' ? /traductions? manque/ : /Übersetzungen fehlen/,
      }),
    )
    await hand.press(owner.dialog('Fehlende Übersetzungen').getByRole('button', { name: owner.say('Übersetzen…') }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: owner.say('Übersetzen') }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: owner.say('Fertig') }))
    await hand.press(owner.toolbar.getByRole('button', { name: owner.say('Veröffentlichen') }))
    const publish = page.getByRole('dialog')
    await hand.press(publish.getByRole('button', { name: owner.say('Veröffentlichen') }))
    await expect(publish).toBeHidden()
    const { document } = await call('getDocument', { id: own.id, lang: 'fr' })
    await visitor.goto(`/fr/${document.page.slug.fr}`)
    await expect(visitor.getByText(/^fr: /).first()).toBeVisible()
    await visitor.goto(own.live)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
