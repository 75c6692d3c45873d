// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      saveBlock: "Enregistrer le bloc comme modèle",
      savePage: "Enregistrer la page comme modèle",
      saveBlockText: "Le modèle contient le bloc tel qu’il est maintenant, avec toutes ses cartes, ses textes dans toutes les langues, ses réglages et ses images. Il figure dans « Ajouter un bloc ».",
      savePageText: "Le modèle contient tous les blocs de la page tels qu’ils sont maintenant, avec leurs textes dans toutes les langues, leurs réglages et leurs images. « Nouvelle page » le propose.",
      name: "Nom du modèle",
      nameMissing: "Veuillez saisir un nom.",
      unsaved: "Tout n’est pas encore enregistré sur cette page. La barre du bas indique ce qui manque. Enregistrez ensuite le modèle.",
      saved: ["« ",["name"]," » est enregistré comme modèle."],
      title: "Modèles",
      failed: "Les modèles n’ont pas pu être chargés.",
      none: "Aucun modèle pour l’instant. « Enregistrer comme modèle » se trouve dans le menu de chaque bloc et, sous « Pages », dans celui de chaque page.",
      page: ["Page : ",["blocks"]],
      emptyPage: "Page sans bloc",
      block: ["Bloc : ",["blocks"]],
      unknownBlock: "Ce bloc n’existe plus",
      renameOf: ["Renommer : « ",["name"]," »"],
      removeOf: ["Supprimer : « ",["name"]," »"],
      renamedBySomebody: ["Quelqu’un a entre-temps renommé le modèle « ",["name"]," ». Enregistrez encore une fois si votre nom doit l’emporter."],
      removed: ["« ",["name"]," » est supprimé. Les pages et les blocs créés à partir de ce modèle restent."],
      bringBack: "Rétablir",
      notRemoved: "Le modèle n’a pas été supprimé",
      notBack: "Le modèle n’a pas été rétabli",
    },
  }
