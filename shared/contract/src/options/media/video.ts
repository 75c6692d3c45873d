import * as z from 'zod/mini'
import { localeSchema } from '../../kernel/locale.ts'
import { parseUrl } from '../../kernel/text/address/parse-url.ts'

/** Where a video lies: at Mux, which streams a shop's own, or at YouTube. Source: spec/editor.md §3. */
export const videoSources = ['mux', 'youtube'] as const
export type VideoSource = (typeof videoSources)[number]

/** Width to height, such as `16:9`. */
export const aspectRatioSchema = z.string().check(z.regex(/^[1-9]\d{0,4}:[1-9]\d{0,4}$/))
/** The ratio of a video that says none. Source: spec/public-site.md §9. */
export const fallbackRatio = '16:9'

/**
 * The settings of a medium that is a video; its file is the poster. `unavailable`: its service has it no longer, or not for
 * everybody, or not yet.
 */
export const videoSettingsSchema = z.object({
  source: z.enum(videoSources),
  aspectRatio: aspectRatioSchema,
  status: z.enum(['ready', 'unavailable']),
  /** State of an uploaded film that does not play: its service works on it, or cannot read it. */
  upload: z.nullish(z.enum(['preparing', 'failed'])),
  /** Captions of its speech, as WebVTT, by language: where each lies. */
  captions: z.nullish(z.array(z.object({ locale: localeSchema, src: z.string() }))),
})
export type VideoSettings = z.output<typeof videoSettingsSchema>

/** The settings of a film, with those that the library alone knows. */
export const filmSettingsSchema = z.extend(videoSettingsSchema, {
  /** The upload of a film of one's own, and what became of it, as Mux calls them. */
  uploadId: z.optional(z.string()),
  assetId: z.optional(z.string()),
  /** How long it is. */
  seconds: z.optional(z.number()),
  /** The second of the film that its poster shows, where somebody has chosen it. */
  posterAt: z.optional(z.number()),
})
export type FilmSettings = z.output<typeof filmSettingsSchema>

/** Extensions of films that may be uploaded: what cameras, phones and screen recorders write. */
export const filmExtensions = ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'wmv', '3gp'] as const
/** Largest film in bytes (5 GiB): an hour as phones film it. */
export const filmUploadLimit = 5 * 1024 ** 3
/** How often a browser asks how far a film is. Source: spec/editor.md §9. */
export const filmPollMs = 3_000

/** Ids as the services give them: eleven signs of YouTube, a longer word of Mux. */
export const videoIdSchemas = {
  mux: z.string().check(z.regex(/^[A-Za-z0-9]{20,80}$/)),
  youtube: z.string().check(z.regex(/^[\w-]{11}$/)),
} as const satisfies { readonly [S in VideoSource]: z.ZodMiniType<string> }

/** A video by its service and its id there. */
export interface VideoName {
  readonly source: VideoSource
  readonly videoId: string
}

/** Hosts, and where in an address of theirs the id stands. */
const addresses: readonly {
  readonly source: VideoSource
  readonly host: RegExp
  readonly idIn: (url: URL) => string | null | undefined
}[] = [
  { source: 'youtube', host: /^youtu\.be$/, idIn: ({ pathname }) => pathname.split('/')[1] },
  {
    source: 'youtube',
    host: /^((www|m|music)\.)?youtube(-nocookie)?\.com$/,
    idIn: ({ pathname, searchParams }) =>
      pathname === '/watch' ? searchParams.get('v') : /^\/(embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[2],
  },
  { source: 'mux', host: /^(stream|player|image)\.mux\.com$/, idIn: ({ pathname }) => /^\/(\w+)/.exec(pathname)?.[1] },
]

/** The video that somebody means by an address of YouTube or Mux, or by an id alone; null when it is none. */
export function readVideoAddress(text: string): VideoName | null {
  const typed = text.trim()
  const name = videoSources
    .map((source) => ({ source, videoId: typed }))
    .find(({ source }) => videoIdSchemas[source].safeParse(typed).success)
  if (name) return name
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(address)
  if (!url) return null
  const known = addresses.find(({ host }) => host.test(url.hostname))
  const videoId = known?.idIn(url) ?? ''
  return known && videoIdSchemas[known.source].safeParse(videoId).success ? { source: known.source, videoId } : null
}
