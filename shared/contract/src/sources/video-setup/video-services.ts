import * as z from 'zod/mini'

/** Where the videos' services are reached; an id comes behind each address. */
export const videoServicesSchema = z.object({
  mux: z.object({
    /** Streams, as `<id>.m3u8`. */
    stream: z.string(),
    /** Stills, as `<id>/thumbnail.jpg`. */
    image: z.string(),
    /** Pages that play one video, for who has no scripts. */
    page: z.string(),
  }),
  youtube: z.object({
    /** Answers `oembed?url=…`; the pages of videos lie at `watch?v=`. */
    site: z.string(),
    /** Stills, as `<id>/hqdefault.jpg`. */
    image: z.string(),
    /** Frames that set no cookie. */
    frame: z.string(),
  }),
})
export type VideoServices = z.infer<typeof videoServicesSchema>

/** The real services, or the stand-in at an address that answers for all of them. */
export function videoServices(standIn = ''): VideoServices {
  const at = standIn.replace(/\/$/, '')
  return {
    mux: {
      stream: at ? `${at}/mux/stream/` : 'https://stream.mux.com/',
      image: at ? `${at}/mux/image/` : 'https://image.mux.com/',
      page: at ? `${at}/mux/player/` : 'https://player.mux.com/',
    },
    youtube: {
      site: at ? `${at}/youtube/` : 'https://www.youtube.com/',
      image: at ? `${at}/youtube/vi/` : 'https://i.ytimg.com/vi/',
      frame: at ? `${at}/youtube/embed/` : 'https://www.youtube-nocookie.com/embed/',
    },
  }
}

/** Where films are uploaded and asked for, by the cms alone: with keys, which no page knows. */
export function filmServiceUrl(standIn = ''): string {
  return standIn ? `${standIn.replace(/\/$/, '')}/mux/api/video/v1/` : 'https://api.mux.com/video/v1/'
}

/** Hosts to which a browser sends a film. Source: docs.mux.com/core/content-security-policy */
export function filmUploadOrigins(standIn = ''): readonly string[] {
  return standIn ? [new URL(standIn).origin] : ['https://*.mux.com', 'https://storage.googleapis.com']
}
