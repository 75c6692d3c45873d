// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly heading: null
  readonly note: null
  readonly browserOn: { readonly browser: string | number; readonly system: string | number }
  readonly unknown: null
  readonly here: null
  readonly since: { readonly at: string | number }
  readonly seen: { readonly at: string | number }
  readonly end: null
  readonly ended: null
  readonly endOthers: null
  readonly othersEnded: null
  readonly allNote: null
  readonly endAll: null
  readonly allEnded: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      heading: "Angemeldete Geräte",
      note: "Hier ist Ihr Konto offen. Kennen Sie ein Gerät nicht, melden Sie es ab und wählen Sie ein neues Passwort.",
      browserOn: [["browser"]," auf ",["system"]],
      unknown: "Unbekannter Browser",
      here: "Dieses Gerät",
      since: ["Angemeldet am ",["at"]],
      seen: ["Zuletzt benutzt am ",["at"]],
      end: "Abmelden",
      ended: "Das Gerät ist abgemeldet.",
      endOthers: "Alle anderen abmelden",
      othersEnded: "Alle anderen Geräte sind abgemeldet.",
      allNote: "Meldet diese Person überall ab, zum Beispiel wenn ein Gerät verloren ging. Was sie gerade schreibt, behält ihr Browser, bis sie sich wieder anmeldet.",
      endAll: "Auf allen Geräten abmelden",
      allEnded: "Diese Person ist überall abgemeldet.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      heading: "Appareils connectés",
      note: "Votre compte est ouvert ici. Si vous ne reconnaissez pas un appareil, déconnectez-le et choisissez un nouveau mot de passe.",
      browserOn: [["browser"]," sur ",["system"]],
      unknown: "Navigateur inconnu",
      here: "Cet appareil",
      since: ["Connecté le ",["at"]],
      seen: ["Utilisé pour la dernière fois le ",["at"]],
      end: "Déconnecter",
      ended: "L’appareil est déconnecté.",
      endOthers: "Déconnecter tous les autres",
      othersEnded: "Tous les autres appareils sont déconnectés.",
      allNote: "Déconnecte cette personne partout, par exemple si un appareil a été perdu. Ce qu’elle est en train d’écrire reste dans son navigateur jusqu’à ce qu’elle se reconnecte.",
      endAll: "Déconnecter de tous les appareils",
      allEnded: "Cette personne est déconnectée partout.",
    },
  },
  en: {
    language: 'en',
    messages: {
      heading: "Signed-in devices",
      note: "Your account is open here. If you do not know a device, sign it out and choose a new password.",
      browserOn: [["browser"]," on ",["system"]],
      unknown: "Unknown browser",
      here: "This device",
      since: ["Signed in on ",["at"]],
      seen: ["Last used on ",["at"]],
      end: "Sign out",
      ended: "The device is signed out.",
      endOthers: "Sign out all others",
      othersEnded: "All other devices are signed out.",
      allNote: "Signs this person out everywhere, for instance when a device was lost. What they are writing stays in their browser until they sign in again.",
      endAll: "Sign out on all devices",
      allEnded: "This person is signed out everywhere.",
    },
  },
}
