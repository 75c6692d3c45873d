import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from '../../context/kept-texts.ts'
import { isPreview } from '../../preview/preview-frame.ts'

const name = 'settings:tried-logos'
const paths = ['header.logo', 'header.alternativeLogo'] as const
/** A logo by the path of its setting. */
export type LogoPath = (typeof paths)[number]
/** Pictures that take the place of logos; null: no logo there. */
export type Logos = Readonly<Partial<Record<LogoPath, MediaView | null>>>

/** Logos that somebody tries on the page of their own browser, as they try colours; null: none. */
export const triedLogos = createStore<{ readonly logos: Logos | null }>(() => ({ logos: null }))

export function isLogoPath(path: string): path is LogoPath {
  return paths.some((one) => one === path)
}

/** Kept at once, over a reload and a crash; null ends the trial, and so does to try nothing but `saved`, by path. */
export function tryLogos(logos: Logos | null, saved: Readonly<Record<string, unknown>> = {}): void {
  const others = paths.filter((path) => logos?.[path] !== undefined && (logos[path]?.id ?? null) !== saved[path])
  const left = others.length > 0 ? Object.fromEntries(others.map((path) => [path, logos?.[path] ?? null])) : null
  writeKept(name, left && JSON.stringify(left))
  triedLogos.setState({ logos: left })
}

/** Goes on with what was tried before a reload, and with what another tab tries. Returns the teardown. */
export function followTriedLogos(): () => void {
  // What visitors will see is looked at there, and nobody has taken this logo.
  if (isPreview()) return () => {}
  const follow = () => triedLogos.setState({ logos: readLogos(readKept(name)) })
  follow()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Ids of the logos by the paths of their settings. */
export function logoIds(logos: Logos): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.entries(logos).map(([path, medium]) => [path, medium?.id ?? null]))
}

function readLogos(text: string | null): Logos | null {
  if (text === null) return null
  try {
    const kept = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>
    const found = paths.flatMap((path) => {
      const medium = kept[path] === null ? null : asPicture(kept[path])
      return medium === undefined || !(path in kept) ? [] : [[path, medium] as const]
    })
    return found.length > 0 ? Object.fromEntries(found) : null
  } catch {
    // Another version's, or cut off: a trial that nobody has taken.
    return null
  }
}

/** A picture of the site's own library, as far as a logo needs it; without the schema of media, which would come with the first load. */
function asPicture(value: unknown): MediaView | undefined {
  const { id, mimeType, publicUrl, width, height } = Object(value) as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return undefined
  if (typeof publicUrl !== 'string' || !/^\/api\/bf-media\/file\/[\w.-]+$/.test(publicUrl)) return undefined
  const sizeOf = (pixels: unknown) => (typeof pixels === 'number' && pixels > 0 ? pixels : null)
  const look = { width: sizeOf(width), height: sizeOf(height), blurHash: null, focalPoint: null, alt: '' }
  return { id, mediaType: 'image', mimeType, publicUrl, ...look }
}
