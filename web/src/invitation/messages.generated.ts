// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly opening: null
  readonly noLink: null
  readonly refusedTitle: null
  readonly again: null
  readonly toLogin: null
  readonly needsScript: null
  readonly welcome: { readonly site: string | number }
  readonly optician: null
  readonly admin: null
  readonly email: null
  readonly name: null
  readonly nameHint: null
  readonly nameMissing: null
  readonly password: null
  readonly passwordHint: { readonly least: string | number }
  readonly passwordShort: { readonly least: string | number }
  readonly show: null
  readonly hide: null
  readonly accept: null
  readonly busy: null
  readonly signInYourself: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Einladung",
      opening: "Einen Moment…",
      noLink: "Öffnen Sie den Link aus der Mail, mit der Sie eingeladen wurden.",
      refusedTitle: "Diese Einladung gilt nicht",
      again: "Noch einmal versuchen",
      toLogin: "Zur Anmeldung",
      needsScript: "Dafür braucht es JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.",
      welcome: ["Willkommen bei ",["site"]],
      optician: "Mit diesem Konto bearbeiten Sie die Website.",
      admin: "Mit diesem Konto bearbeiten Sie die Website und verwalten Konten.",
      email: "E-Mail",
      name: "Ihr Name",
      nameHint: "Daran sehen andere, wer etwas geändert hat.",
      nameMissing: "Bitte geben Sie Ihren Namen ein.",
      password: "Passwort",
      passwordHint: ["Mindestens ",["least"]," Zeichen. Ein paar Wörter hintereinander sind leicht zu merken."],
      passwordShort: ["Bitte wählen Sie ein Passwort mit mindestens ",["least"]," Zeichen."],
      show: "Passwort anzeigen",
      hide: "Passwort verbergen",
      accept: "Konto erstellen und loslegen",
      busy: "Ihr Konto entsteht…",
      signInYourself: "Ihr Konto ist erstellt, aber die Anmeldung hat nicht geklappt. Bitte melden Sie sich selbst an.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Invitation",
      opening: "Un instant…",
      noLink: "Ouvrez le lien de l’e-mail par lequel vous avez été invité.",
      refusedTitle: "Cette invitation n’est pas valable",
      again: "Réessayer",
      toLogin: "Vers la connexion",
      needsScript: "Cette page nécessite JavaScript. Veuillez l’activer et recharger la page.",
      welcome: ["Bienvenue chez ",["site"]],
      optician: "Ce compte vous permet de modifier le site.",
      admin: "Ce compte vous permet de modifier le site et de gérer les comptes.",
      email: "E-mail",
      name: "Votre nom",
      nameHint: "Il montre aux autres qui a modifié quelque chose.",
      nameMissing: "Veuillez saisir votre nom.",
      password: "Mot de passe",
      passwordHint: ["Au moins ",["least"]," caractères. Quelques mots à la suite se retiennent facilement."],
      passwordShort: ["Veuillez choisir un mot de passe d’au moins ",["least"]," caractères."],
      show: "Afficher le mot de passe",
      hide: "Masquer le mot de passe",
      accept: "Créer le compte et commencer",
      busy: "Votre compte se crée…",
      signInYourself: "Votre compte est créé, mais la connexion a échoué. Veuillez vous connecter vous-même.",
    },
  },
}
