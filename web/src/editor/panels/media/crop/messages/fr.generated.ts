// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Recadrer l’image",
      description: "Ne vaut qu’ici : l’image de la médiathèque et des autres endroits reste telle quelle.",
      mode: "Ce que vous réglez",
      'modes.area': "Cadrage",
      'modes.focus': "Point central",
      ratio: "Proportions",
      'ratios.free': "Libre",
      'ratios.place': "Comme sur la page",
      'ratios.original': "Comme l’image",
      area: "Cadre : déplacez-le avec les flèches, plus vite avec Majuscule",
      'handles.nw': "Coin en haut à gauche",
      'handles.n': "Bord du haut",
      'handles.ne': "Coin en haut à droite",
      'handles.e': "Bord de droite",
      'handles.se': "Coin en bas à droite",
      'handles.s': "Bord du bas",
      'handles.sw': "Coin en bas à gauche",
      'handles.w': "Bord de gauche",
      'sides.x': "Gauche en %",
      'sides.y': "Haut en %",
      'sides.width': "Largeur en %",
      'sides.height': "Hauteur en %",
      pixels: [["width"]," × ",["height"]," pixels"],
      point: "Le point reste toujours visible : appuyez dans le cadre là où il doit être.",
      seen: "Le cadre clair montre ce que la page affiche de ce cadrage.",
      seenRound: "Ici, l’image est dans un cercle : le cercle clair montre ce que la page affiche de ce cadrage.",
      whole: "Image entière",
      apply: "Appliquer",
      failed: "Le cadrage n’a pas pu être enregistré",
      notLoaded: "L’image n’a pas pu être chargée. Fermez la fenêtre et réessayez.",
    },
  }
