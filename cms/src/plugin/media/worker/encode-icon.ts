import { cardSize, type IconForm } from '@blickfang/contract/content/icon-address.ts'
import sharp from 'sharp'
import { maxPixels } from './encode-variant.ts'

/** Sides of the pictures in an ICO file: tabs, bookmarks, taskbars. */
const icoSides = [16, 32, 48] as const

/** Side of the icon on a card: all of it is seen where a card is cut to a square. */
const cardSide = 400

const pngSides = { 'icon-180.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** Makes a form of an icon, whole in a square: height or width that the picture lacks is see-through, for iPhones white. */
export async function encodeIcon(bytes: Buffer, form: IconForm): Promise<Buffer> {
  if (form === 'icon.ico') return icoFile(await Promise.all(icoSides.map((side) => square(bytes, side))))
  if (form === 'card.png') return card(await square(bytes, cardSide))
  const png = await square(bytes, pngSides[form])
  return form === 'icon-180.png' ? sharp(png).flatten({ background: '#ffffff' }).png().toBuffer() : png
}

/** The icon in the middle of a card, on the colour of its edge, so that what fills its square fills the card. */
async function card(icon: Buffer): Promise<Buffer> {
  const [r = 255, g = 255, b = 255, alpha = 0] = await sharp(icon)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const background = alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 }
  const [x, y] = [(cardSize.width - cardSide) / 2, (cardSize.height - cardSide) / 2]
  return sharp(icon)
    .flatten({ background })
    .extend({ left: x, right: x, top: y, bottom: y, background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function square(bytes: Buffer, side: number): Promise<Buffer> {
  const limits = { limitInputPixels: maxPixels, failOn: 'none' } as const
  const { format, width = side, height = side } = await sharp(bytes, limits).metadata()
  // A drawing is drawn at the size that is needed, not enlarged from its own.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * side) / Math.max(width, height))) : 72
  return sharp(bytes, { ...limits, density })
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** PNG pictures in one ICO file. Layout: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const entryBytes = 16
  const head = Buffer.alloc(6 + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + entryBytes * index
    const side = icoSides[index] ?? 0
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
