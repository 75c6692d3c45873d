// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Inviter des collègues",
      description: "La personne reçoit un e-mail. Derrière son lien, elle choisit son mot de passe et participe.",
      email: "E-mail",
      emailMissing: "Veuillez saisir une adresse e-mail.",
      name: "Nom (facultatif)",
      role: "Rôle",
      'roleName.optician': "Rédaction",
      'roleName.admin': "Administration",
      'roleHint.optician': "Modifie le site et lit les demandes.",
      'roleHint.admin': "Peut tout faire, gérer les comptes aussi.",
      language: "Langue de l’e-mail et de l’éditeur",
      send: "Envoyer l’invitation",
      sent: ["L’invitation à ",["email"]," est en route."],
      open: "Invitations ouvertes",
      none: "Aucune invitation n’est ouverte. Tous les comptes figurent dans l’admin sous « Comptes ».",
      accounts: "Tous les comptes",
      loading: "Chargement des invitations",
      failed: "Les invitations n’ont pas pu être chargées.",
      'state.open': ["Valable jusqu’au ",["until"]],
      'state.expired': ["Expirée le ",["until"]],
      'state.void': "N’est plus valable : la personne qui a invité n’administre plus ce site. Renvoyez l’invitation vous-même si elle doit être valable.",
      by: ["de ",["by"]],
      'mail.waiting': "L’e-mail est encore en route.",
      'mail.failed': "L’e-mail n’a pas pu être remis. Vérifiez l’adresse.",
      resendOf: ["Renvoyer à ",["email"]],
      notResent: "L’invitation n’est pas partie",
      resent: ["L’invitation à ",["email"]," repart. Le lien précédent n’est plus valable."],
      withdrawOf: ["Retirer l’invitation à ",["email"]],
      notWithdrawn: "L’invitation n’a pas été retirée",
      withdrawn: ["L’invitation à ",["email"]," est retirée."],
    },
  }
