// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Aperçu",
      state: "Version",
      draft: "Brouillon",
      live: "Publié",
      notLive: "La page n’est pas encore publiée.",
      devices: "Appareil",
      'device.phone': "Téléphone",
      'device.tablet': "Tablette",
      'device.desktop': "Écran",
      frame: [["state"],", ",["device"]],
      close: "Fermer l’aperçu",
    },
  }
