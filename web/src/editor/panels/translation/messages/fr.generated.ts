// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      'translate.title': ["Traduire la page : ",["language"]],
      'translate.loading': "Les textes de la page sont comptés…",
      'translate.plan': [["count",2,{"one":[0," texte"],"other":[0," textes"]}]," de ",["characters"]," caractères (original : ",["source"],") : ",["parts"],"."],
      'translate.sent': "Seuls ces textes sont envoyés au service de traduction. Les liens et la mise en forme restent. « Annuler » reprend tout en une étape.",
      'translate.byPeople': [["count",2,{"one":"Un texte obsolète est écrit à la main et reste tel quel.","other":[0," textes obsolètes sont écrits à la main et restent tels quels."]}]],
      'translate.nothing': "Il n’y a rien à traduire ici.",
      'translate.start': "Traduire",
      'translate.running': [["done"]," sur ",["count",2,{"one":[0," texte traduit"],"other":[0," textes traduits"]}]],
      'translate.stop': "Interrompre",
      'translate.done': [["count",2,{"=0":"Rien n’a été modifié.","one":"Un texte est traduit et marqué comme automatique. Veuillez le relire.","other":[0," textes sont traduits et marqués comme automatiques. Veuillez les relire."]}]],
      'translate.stopped': "Interrompu. Rien n’a été modifié.",
      'translate.rest': ["Le reste n’a pas pu être traduit : ",["reason"]],
      'translate.broken': [["count",2,{"one":"Un texte est revenu endommagé, sans un lien ou une mise en forme, et reste tel quel.","other":[0," textes sont revenus endommagés, sans un lien ou une mise en forme, et restent tels quels."]}]],
      'translate.tooLong': [["count",2,{"one":"Une traduction était trop longue pour sa place et n’a pas été reprise.","other":[0," traductions étaient trop longues pour leur place et n’ont pas été reprises."]}]],
      'translate.lines': "Également traduits ; ces indications ne portent pas de marque :",
      'translate.name': "Nom de la page",
      'translate.description': "Description de la page",
      'translate.alt': "Description d’image",
      'translate.first': "Au premier texte",
      'translate.finish': "Terminé",
      'translate.missing': [["count",2,{"one":[0," manque"],"other":[0," manquent"]}]],
      'translate.stale': [["count",2,{"one":[0," est obsolète"],"other":[0," sont obsolètes"]}]],
      'translate.shown': [["count",2,{"one":"Un texte est traduit","other":[0," textes sont traduits"]}],". Vous voyez maintenant la page dans cette langue : ",["language"],"."],
      'translate.back': ["Retour : ",["language"]],
    },
  }
