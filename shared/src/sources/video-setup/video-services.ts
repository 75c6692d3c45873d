/** Where the videos' services are reached; an id comes behind each address. */
export interface VideoServices {
  readonly mux: {
    /** Streams, as `<id>.m3u8`. */
    readonly stream: string
    /** Stills, as `<id>/thumbnail.jpg`. */
    readonly image: string
    /** Pages that play one video, for who has no scripts. */
    readonly page: string
  }
  readonly youtube: {
    /** Answers `oembed?url=…`; the pages of videos lie at `watch?v=`. */
    readonly site: string
    /** Stills, as `<id>/hqdefault.jpg`. */
    readonly image: string
    /** Frames that set no cookie. */
    readonly frame: string
  }
}

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
