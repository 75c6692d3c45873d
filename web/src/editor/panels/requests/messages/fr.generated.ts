// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      which: "Quelles demandes",
      open: ["En attente (",["count"],")"],
      all: ["Toutes (",["count"],")"],
      search: "Chercher dans les demandes",
      failed: "Les demandes n’ont pas pu être chargées.",
      none: "Personne n’a encore envoyé de formulaire. Ce qui arrive s’affiche ici et vous parvient par e-mail.",
      allDone: "Tout est traité. Sous « Toutes » se trouvent les demandes encore conservées.",
      nothing: ["Aucune demande avec « ",["search"]," »."],
      more: "Afficher plus",
      export: "Enregistrer comme tableau (CSV)",
      exportFailed: "Le tableau n’a pas pu être créé",
      file: "Demandes",
      new: "Nouveau",
      done: "Traité",
      notMarked: "Cela n’a pas pu être enregistré",
      until: ["Sera supprimée automatiquement le ",["at"],"."],
      answer: "Répondre par e-mail",
      subject: ["Re: ",["form"]],
      markDone: "Marquer comme traitée",
      reopen: "Rouvrir",
      markUnread: "Marquer comme non lue",
      markRead: "Marquer comme lue",
      removeTitle: ["Supprimer la demande de ",["name"]," ?"],
      removeText: "La demande, ses notes et ses e-mails seront supprimés définitivement. C’est irréversible.",
      notRemoved: "Cela n’a pas pu être supprimé",
      notes: "Notes",
      note: "Note pour votre équipe",
      addNote: "Enregistrer la note",
      removeNote: "Supprimer la note",
      notNoted: "La note n’a pas pu être enregistrée",
    },
  }
