// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      step: ["Étape ",["at"]," sur ",["all"]],
      skip: "Passer",
      back: "Retour",
      next: "Continuer",
      done: "Terminé",
      'text.title': "Écrivez sur la page",
      'text.text': "Cliquez dans un texte et écrivez. Tout s’enregistre seul, comme brouillon : les visiteurs ne le voient qu’après la publication.",
      'bar.title': "Chaque bloc a une barre",
      'bar.text': "Elle sert à le déplacer, à le mettre en forme et à le copier. Elle apparaît quand vous cliquez sur un bloc.",
      'plus.title': "Un nouveau bloc",
      'plus.text': "Le plus entre deux blocs montre tout ce que vous pouvez insérer ici.",
      'pages.title': "Toutes les pages",
      'pages.text': "Ici, vous changez de page, vous en créez et vous rangez le menu.",
      'publish.title': "Publier",
      'publish.text': "Ici figure ce qui est encore un brouillon. Avant la publication, vous voyez chaque modification.",
      'more.title': "Le reste se cherche",
      'more.text': ["Avec ",["keys"],", saisissez ce que vous cherchez : blocs, pages, réglages. Cette visite y recommence aussi."],
    },
  }
