import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Payload } from 'payload'
import type { Picture } from './media/picture.ts'
import { type PictureKey, pictures } from './media/pictures.ts'
import { renderPictures } from './render-media.ts'

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** Puts the demo's drawings into the media library; media ids by picture key. */
export async function importPictures(payload: Payload, folder: string): Promise<Record<PictureKey, string>> {
  const files = await renderPictures(folder)
  const ids: [string, string][] = []
  for (const [key, picture] of Object.entries<Picture>(pictures)) {
    const path = files[key as PictureKey]
    const data = await readFile(path)
    const media = await payload.create({
      collection: 'bf-media',
      // The seed runs before there is anyone to sign in, on an empty database only.
      overrideAccess: true,
      data: {
        altByLanguage: picture.alt,
        focalX: Math.round(picture.focalPoint.x * 100),
        focalY: Math.round(picture.focalPoint.y * 100),
        ...videoData(picture),
      },
      file: { data, name: basename(path), mimetype: types[picture.format] ?? 'image/png', size: data.byteLength },
    })
    ids.push([key, String(media.id)])
  }
  return Object.fromEntries(ids) as Record<PictureKey, string>
}

function videoData({ video }: Picture) {
  if (!video) return {}
  const { videoId, ...settings } = video
  return { mediaType: 'video', bucketFolder: 'videos', videoId, videoSettings: { ...settings, status: 'ready' } }
}
