import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from '../fixtures.ts'
import { task } from './owner.ts'

const photo = readFileSync(new URL('../../../cms/src/plugin/media/testing/four-colours-turned.heic', import.meta.url))

/** Photograph of a phone that was held upright, of 12 MB: readers pass over the box at its end. */
function ofPhone() {
  const size = 12_000_000 - photo.length
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write('free', 4, 'latin1')
  return Buffer.concat([photo, head, randomBytes(size - head.length)])
}

task(
  {
    number: 7,
    name: 'a picture is replaced by a photograph of a phone, its middle is chosen, and it is cut @phone',
    aim: 5,
  },
  async (owner, { newPage, visitor, call }) => {
    const { page, hand } = owner
    const own = await newPage({ groups: ['textOnImage'] })
    const { media } = await call('listMedia', { type: 'image', sort: 'size' })
    const old = media.find(({ extension, width }) => extension === 'jpg' && (width ?? 0) >= 600)
    const { document } = await call('getDocument', { id: own.id, lang: 'de' })
    const field = document.groups[0]?.fields.find(({ name }) => name === 'image')
    const data = { mediaId: old?.id ?? '' }
    await call('saveData', { itemType: 'field', linkId: field?.id ?? '', data, base: {} })
    await owner.open(own)

    await hand.press(page.locator('main img[data-field-kind="media"]').first())
    const name = `telefon-${randomUUID().slice(0, 8)}.heic`
    const asked = page.waitForEvent('filechooser')
    await hand.press(owner.item('Neues Bild hochladen und zuschneiden…'))
    await (await asked).setFiles({ name, mimeType: 'image/heic', buffer: ofPhone() })
    const dialog = owner.dialog('Bild zuschneiden')
    await expect(dialog.getByText(/64 × 96/)).toBeVisible({ timeout: 60_000 })
    await hand.drag(dialog.getByRole('button', { name: owner.say('Ecke unten rechts') }), { x: -40, y: -90 })
    await expect(dialog.getByText(/64 × 96/)).toHaveCount(0)
    const part = dialog.locator('.ReactCrop__crop-selection')
    const box = await part.boundingBox()
    await hand.press(part, { x: (box?.width ?? 0) * 0.7, y: (box?.height ?? 0) * 0.3 })
    await hand.press(dialog.getByRole('button', { name: owner.say('Übernehmen') }))
    await expect(dialog).toBeHidden()
    await owner.isSaved()

    const { document: now } = await call('getDocument', { id: own.id, lang: 'de' })
    const shown = now.groups[0]?.fields.find(({ name }) => name === 'image')?.values.mediaId
    const [cut] = (await call('listMedia', { id: String(shown) })).media
    expect(cut?.parentId).not.toBeNull()
    expect(cut?.focalPoint?.x).toBeCloseTo(0.7, 1)
    expect(cut?.focalPoint?.y).toBeCloseTo(0.3, 1)
    await call('publishPage', { id: own.id })
    await visitor.goto(own.live)
    await expect(visitor.locator('main img').first()).toBeVisible()
  },
)
