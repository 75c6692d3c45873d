// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly state: null
  readonly draft: null
  readonly live: null
  readonly notLive: null
  readonly devices: null
  readonly 'device.phone': null
  readonly 'device.tablet': null
  readonly 'device.desktop': null
  readonly frame: { readonly device: string | number; readonly state: string | number }
  readonly close: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Ansehen",
      state: "Stand",
      draft: "Entwurf",
      live: "Veröffentlicht",
      notLive: "Die Seite ist noch nicht veröffentlicht.",
      devices: "Gerät",
      'device.phone': "Telefon",
      'device.tablet': "Tablet",
      'device.desktop': "Bildschirm",
      frame: [["state"],", ",["device"]],
      close: "Ansicht schliessen",
    },
  }
