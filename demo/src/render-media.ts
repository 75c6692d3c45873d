import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type PictureKey, pictures } from './media/pictures.ts'

const sources = join(import.meta.dirname, 'media')
const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

/** Flat colours and hard lines: colour at full resolution, or red and green edges turn muddy. */
const encodings = {
  jpeg: { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true },
  png: { palette: true, colours: 256, effort: 7 },
  webp: { quality: 86, smartSubsample: true },
} as const

/**
 * Renders every picture of the demo site below `outDir` and says where each one is. A picture lies in a folder named
 * after the hash of its drawing and its encoding, so that only what changed is rendered again.
 */
export async function renderPictures(outDir: string): Promise<Record<PictureKey, string>> {
  const keys = Object.keys(pictures) as PictureKey[]
  const rendered = await Promise.all(keys.map(async (key) => [key, await renderPicture(key, outDir)] as const))
  return Object.fromEntries(rendered) as Record<PictureKey, string>
}

async function renderPicture(key: PictureKey, outDir: string) {
  const { file, format, width, height } = pictures[key]
  const drawing = await readFile(join(sources, file))
  const hash = createHash('sha256')
    .update(drawing)
    .update(JSON.stringify([format, width, height, encodings[format]]))
  const folder = join(outDir, hash.digest('hex').slice(0, 12))
  const target = join(folder, `${key}.${endings[format]}`)
  if (await exists(target)) return target

  const { width: drawnWidth = width } = await sharp(drawing).metadata()
  const image = sharp(drawing, { density: (72 * width) / drawnWidth }).resize(width, height, { fit: 'fill' })
  const bytes = await image.toFormat(format, encodings[format]).toBuffer()
  await mkdir(folder, { recursive: true })
  // A killed run must not leave half a picture behind under its final name.
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
  return target
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

if (process.argv[1] === import.meta.filename) {
  const outDir = process.argv[2] ?? '.data/pictures'
  for (const path of Object.values(await renderPictures(outDir))) console.log(path)
}
