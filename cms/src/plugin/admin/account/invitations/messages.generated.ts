// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly note: null
  readonly invite: null
  readonly email: null
  readonly name: null
  readonly role: null
  readonly language: null
  readonly optician: null
  readonly admin: null
  readonly send: null
  readonly sent: { readonly email: string | number }
  readonly open: { readonly until: string | number }
  readonly expired: { readonly until: string | number }
  readonly void: null
  readonly by: { readonly by: string | number }
  readonly waiting: null
  readonly failed: null
  readonly resend: null
  readonly resent: { readonly email: string | number }
  readonly withdraw: null
  readonly sure: null
  readonly cancel: null
  readonly withdrawn: { readonly email: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Einladungen",
      note: "Laden Sie jemanden per Mail ein. Wer den Link öffnet, wählt selbst ein Passwort und arbeitet mit.",
      invite: "Per Mail einladen",
      email: "E-Mail",
      name: "Name (freiwillig)",
      role: "Rolle",
      language: "Sprache von Mail und Editor",
      optician: "Redaktion",
      admin: "Verwaltung",
      send: "Einladung senden",
      sent: ["Die Einladung an ",["email"]," ist unterwegs."],
      open: ["Gilt bis ",["until"],"."],
      expired: ["Abgelaufen am ",["until"],". Senden Sie die Einladung noch einmal, wenn sie gelten soll."],
      void: "Gilt nicht mehr: Wer eingeladen hat, verwaltet diese Website nicht mehr. Senden Sie die Einladung selbst, wenn sie gelten soll.",
      by: ["Eingeladen von ",["by"],"."],
      waiting: "Die Mail ist noch unterwegs.",
      failed: "Die Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse und den Postausgang.",
      resend: "Erneut senden",
      resent: ["Die Einladung an ",["email"]," geht noch einmal weg. Der Link von vorher gilt nicht mehr."],
      withdraw: "Zurückziehen",
      sure: "Wirklich zurückziehen",
      cancel: "Abbrechen",
      withdrawn: ["Die Einladung an ",["email"]," ist zurückgezogen."],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Invitations",
      note: "Invitez quelqu’un par e-mail. Qui ouvre le lien choisit son mot de passe et participe.",
      invite: "Inviter par e-mail",
      email: "E-mail",
      name: "Nom (facultatif)",
      role: "Rôle",
      language: "Langue de l’e-mail et de l’éditeur",
      optician: "Rédaction",
      admin: "Administration",
      send: "Envoyer l’invitation",
      sent: ["L’invitation à ",["email"]," est en route."],
      open: ["Valable jusqu’au ",["until"],"."],
      expired: ["Expirée le ",["until"],". Renvoyez l’invitation si elle doit être valable."],
      void: "N’est plus valable : la personne qui a invité n’administre plus ce site. Renvoyez l’invitation vous-même si elle doit être valable.",
      by: ["Invitation de ",["by"],"."],
      waiting: "L’e-mail est encore en route.",
      failed: "L’e-mail n’a pas pu être remis. Vérifiez l’adresse et la boîte d’envoi.",
      resend: "Renvoyer",
      resent: ["L’invitation à ",["email"]," repart. Le lien précédent n’est plus valable."],
      withdraw: "Retirer",
      sure: "Retirer vraiment",
      cancel: "Annuler",
      withdrawn: ["L’invitation à ",["email"]," est retirée."],
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "Invitations",
      note: "Invite somebody by mail. Whoever opens the link chooses a password and joins in.",
      invite: "Invite by mail",
      email: "E-mail",
      name: "Name (optional)",
      role: "Role",
      language: "Language of mail and editor",
      optician: "Editor",
      admin: "Admin",
      send: "Send the invitation",
      sent: ["The invitation to ",["email"]," is on its way."],
      open: ["Valid until ",["until"],"."],
      expired: ["Expired on ",["until"],". Send it again if it is to hold."],
      void: "Holds no more: whoever invited is no admin of this site any more. Send it yourself if it is to hold.",
      by: ["Invited by ",["by"],"."],
      waiting: "The mail is still on its way.",
      failed: "The mail could not be delivered. Check the address and the outbox.",
      resend: "Send again",
      resent: ["The invitation to ",["email"]," goes out once more. The link before holds no more."],
      withdraw: "Withdraw",
      sure: "Really withdraw",
      cancel: "Cancel",
      withdrawn: ["The invitation to ",["email"]," is withdrawn."],
    },
  },
}
