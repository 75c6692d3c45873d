import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { VideoSettings } from '@blickfang/contract/options/media/video.ts'
import type { VideoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'

interface PlayAddresses {
  /** Where the video plays without us. */
  readonly page: string
  readonly stream?: string
  readonly frame?: string
}

/** Where a video plays: as a stream in our own player, or in a frame of its service. */
export function playAddresses(
  { videoId, settings }: { readonly videoId: string; readonly settings: Pick<VideoSettings, 'source'> },
  { mux, youtube }: VideoServices,
  locale: Locale,
): PlayAddresses {
  if (settings.source === 'mux') return { page: `${mux.page}${videoId}`, stream: `${mux.stream}${videoId}.m3u8` }
  // Captions in the page's language, where there are some; nothing of other channels at the end.
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    hl: locale,
    cc_lang_pref: locale,
  })
  return { page: `${youtube.site}watch?v=${videoId}`, frame: `${youtube.frame}${videoId}?${parameters}` }
}
