// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly subject: { readonly name: string | number }
  readonly hello: { readonly person: string | number }
  readonly helloAnyone: null
  readonly invited: { readonly by: string | number; readonly name: string | number }
  readonly how: { readonly days: string | number }
  readonly link: null
  readonly otherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      subject: ["Einladung zur Website ",["name"]],
      hello: ["Guten Tag ",["person"]],
      helloAnyone: "Guten Tag",
      invited: [["by"]," lädt Sie ein, die Website ",["name"]," mitzubearbeiten."],
      how: ["Hinter dem Link wählen Sie ein Passwort. Danach öffnet sich die Website, und Sie ändern sie, indem Sie hineinklicken. Der Link gilt ",["days"]," Tage und nur einmal."],
      link: "Einladung annehmen",
      otherwise: "Haben Sie das nicht erwartet? Dann müssen Sie nichts tun: Ohne den Link entsteht kein Konto.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      subject: ["Invitation au site ",["name"]],
      hello: ["Bonjour ",["person"]],
      helloAnyone: "Bonjour",
      invited: [["by"]," vous invite à modifier le site ",["name"]," avec l’équipe."],
      how: ["Derrière le lien, vous choisissez un mot de passe. Le site s’ouvre ensuite, et vous le modifiez en cliquant dedans. Le lien est valable ",["days"]," jours et une seule fois."],
      link: "Accepter l’invitation",
      otherwise: "Vous ne vous y attendiez pas ? Vous n’avez rien à faire : sans le lien, aucun compte n’est créé.",
    },
  },
}
