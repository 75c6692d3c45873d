// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      move: ["Déplacer ",["name"]],
      movable: "déplaçable",
      moveUp: [["name"]," vers le haut"],
      moveDown: [["name"]," vers le bas"],
      instructions: "Appuyez sur la barre d’espace pour prendre l’élément, sur les flèches pour le déplacer, puis de nouveau sur la barre d’espace pour le poser. Échap laisse tout en place.",
      taken: [["name"]," est pris : position ",["place"]," sur ",["count"]," dans « ",["list"]," »."],
      over: [["name"]," : position ",["place"]," sur ",["count"]," dans « ",["list"]," »."],
      nowhere: [["name"]," ne peut pas être posé ici."],
      put: [["name"]," se trouve à la position ",["place"]," sur ",["count"]," dans « ",["list"]," »."],
      cancelled: [["name"]," reste à la position ",["place"]," sur ",["count"]," dans « ",["list"]," »."],
    },
  }
