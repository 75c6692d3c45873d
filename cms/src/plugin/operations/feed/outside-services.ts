import type { Payload } from 'payload'

/** Where the services are that feeds come from; the site's settings say which account, key and feed. */
export interface OutsideServices {
  /** Google's Places API. `key` counts where the settings name none. */
  readonly places: { readonly url: string; readonly key: string }
}

/** The services that the plugin was set up with. */
export function outsideServices(payload: Payload): OutsideServices {
  return payload.config.custom.services as OutsideServices
}
