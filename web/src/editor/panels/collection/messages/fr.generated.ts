// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: ["Modifier la collection : ",["name"]],
      hint: "Ordre et choix de ce bloc. Les visiteurs les voient dès que la page est publiée. Ce qui n’est plus affiché dans aucun bloc n’est alors plus accessible à son adresse non plus.",
      unreachable: "Tous les éléments n’ont pas pu être chargés. Ceux qui sont déjà connus sont affichés.",
      tryAgain: "Recharger",
      none: "Cette collection est encore vide.",
      unnamed: "Sans nom",
      shown: "Visible",
      archived: "Archivé",
      shownCount: ["Visible (",["count"],")"],
      archivedCount: ["Archivé (",["count"],")"],
      noneArchived: "Rien n’est archivé.",
      archive: ["Archiver ",["name"]],
      show: ["Afficher de nouveau ",["name"]],
      nowShown: [["name"]," est visible, à la fin de la liste."],
      nowArchived: [["name"]," est archivé."],
      newcomers: "Les nouveaux éléments apparaissent d’eux-mêmes",
    },
  }
