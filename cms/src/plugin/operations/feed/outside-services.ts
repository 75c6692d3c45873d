import type { VideoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'
import type { Payload } from 'payload'
import { ownOf } from '../../own/own-of.ts'

declare module '../../own/own-of.ts' {
  interface Own {
    readonly services: OutsideServices
  }
}

/** Where the services are that feeds and videos come from; the site's settings say which account, key and feed. */
export interface OutsideServices {
  /** Google's Places API. `key` counts where the settings name none. */
  readonly places: { readonly url: string; readonly key: string }
  /** Behold, which gives the posts of an account of Instagram. */
  readonly posts: { readonly url: string }
  /** The feed of articles; an empty text: there is none. */
  readonly articles: { readonly url: string }
  /** Mux and YouTube. */
  readonly videos: VideoServices
  /** Where films are uploaded to. */
  readonly films: FilmService
}

/** Mux's API, with the keys of an account; empty texts: there is no uploading, or nobody listens to what Mux tells. */
export interface FilmService {
  readonly url: string
  readonly tokenId: string
  readonly tokenSecret: string
  readonly webhookSecret: string
}

/** The services that the plugin was set up with. */
export function outsideServices(payload: Payload): OutsideServices {
  return ownOf(payload).services
}
