import { drawn } from '../editor/media/drawn-pictures.ts'
import { expect } from '../fixtures.ts'
import { madePdf } from './made-pdf.ts'
import { task } from './owner.ts'

const prices = [
  'Brillenreinigung\tgratis',
  'Nasenpads\tCHF 12',
  'Schraube ersetzen\tCHF 8',
  'Bügel richten\tCHF 20',
  'Glas einschleifen\tCHF 60',
  'Sehtest\tCHF 45',
  'Augenprüfung\tCHF 90',
  'Linsenanpassung\tCHF 120',
  'Nachkontrolle\tCHF 50',
  'Kindersehtest\tgratis',
]

task(
  { number: 11, name: 'a price list of ten lines in two groups, from a table @phone', aim: 25 },
  async (owner, { newPage, visitor, call }) => {
    const { hand, page } = owner
    const own = await newPage({ groups: [] })
    await owner.open(own)
    await owner.begin('Preisliste')
    const lines = owner.block('priceLine')
    await expect(lines).toHaveCount(4)
    await hand.paste(lines.first().locator('[data-field="name"]'), prices.join('\r\n'))
    await expect(lines).toHaveCount(10)
    for (const [place, group] of [
      [0, 'Werkstatt'],
      [5, 'Messen'],
    ] as const) {
      await hand.press(lines.nth(place), { x: 4, y: 4 })
      await hand.press(owner.button('{label} einfügen', { label: 'Überschrift einer neuen Gruppe' }))
      await hand.write(lines.nth(place).locator('[data-field="heading"]'), [group])
    }
    await owner.isSaved()
    await page.reload()
    await expect(lines).toHaveCount(10)
    await call('publishPage', { id: own.id })
    await visitor.goto(own.live)
    await expect(visitor.getByText('Nachkontrolle')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Messen' })).toBeVisible()
  },
)

task(
  { number: 12, name: 'a gallery of 30 photographs, without their descriptions @phone', aim: 6 },
  async (owner, { newPage }) => {
    const { page, hand } = owner
    await owner.open(await newPage({ groups: [] }))
    await owner.begin('Mediengalerie')
    await expect(owner.block('mediaGalleryPicture')).toHaveCount(6)
    await hand.press(owner.button('Menü: {name}', { name: 'Mediengalerie' }))
    await hand.press(owner.item('Mehrere Bilder…'))
    const dialog = owner.dialog('Mehrere Bilder')
    const names = Array.from({ length: 30 }, (_, at) => `fest-${crypto.randomUUID().slice(0, 8)}-${at}.png`)
    await hand.give(dialog.locator('input[type=file]'), await drawn(page, names))
    await expect(owner.block('mediaGalleryPicture')).toHaveCount(30)
    await hand.press(dialog.getByRole('button', { name: owner.say('Schliessen') }).last())
    await expect(page.locator('main img[data-field-kind="media"]')).toHaveCount(30)
    await owner.isSaved()
  },
)

task(
  { number: 15, name: 'a notice from 20 to 26 December, which goes by itself @phone', aim: 6 },
  async (owner, { newPage, visitor, call }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: [] })
    await owner.open(own)
    await owner.begin('Hinweis mit Datum')
    await hand.press(owner.toolsOf('Hinweis mit Datum').getByRole('button', { name: owner.say('Optionen…') }))
    await hand.fill(page.getByLabel(owner.say('Erster Tag')), '2031-12-20')
    await hand.fill(page.getByLabel(owner.say('Letzter Tag')), '2031-12-26')
    await hand.write(owner.block('notice').locator('[data-field="title"]'), ['Über die Festtage geschlossen'])
    await owner.isSaved()
    await call('publishPage', { id: own.id })
    await visitor.goto(own.live)
    await expect(visitor.getByText('Über die Festtage geschlossen')).toHaveCount(0)
  },
)

task({ number: 14, name: 'a PDF to download @phone', aim: 4 }, async (owner, { newPage, visitor, call }) => {
  const { hand } = owner
  const own = await newPage({ groups: [] })
  await owner.open(own)
  await owner.begin('Downloads')
  await hand.press(owner.block('downloadLine').first().locator('[data-asks-file]'))
  const library = owner.dialog('Mediathek')
  await hand.give(library.locator('input[type=file][multiple]'), [
    madePdf(`Preise ${crypto.randomUUID().slice(0, 8)}.pdf`),
  ])
  await expect(library).toBeHidden()
  await expect(owner.block('downloadLine').first().locator('a')).toContainText('PDF, 1')
  await owner.isSaved()
  await call('publishPage', { id: own.id })
  await visitor.goto(own.live)
  await expect(visitor.locator('main a[download]')).toHaveCount(1)
})
