// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly byKey: { readonly name: string | number }
  readonly options: null
  readonly hiddenFields: null
  readonly content: null
  readonly noContent: null
  readonly empty: null
  readonly hidden: null
  readonly picture: null
  readonly status: null
  readonly pages: null
  readonly open: null
  readonly page: null
  readonly languages: null
  readonly livePage: null
  readonly inPageEditor: null
  readonly settingsOfPage: null
  readonly toPage: null
  readonly publish: null
  readonly published: null
  readonly revert: null
  readonly reverted: null
  readonly nothingWaiting: null
  readonly saveFirst: null
  readonly wentLive: null
  readonly navigation: null
  readonly booking: null
  readonly changeNavigation: null
  readonly openChanges: null
  readonly publishQuestion: { readonly count: number }
  readonly revertQuestion: { readonly count: number }
  readonly 'list.words': null
  readonly 'list.collection': null
  readonly 'list.state': null
  readonly 'list.all': null
  readonly 'list.waiting': null
  readonly 'list.show': null
  readonly 'list.showAll': null
  readonly 'list.nothing': null
  readonly 'list.back': null
  readonly 'list.next': null
  readonly 'list.parts': null
  readonly 'list.range': { readonly from: string | number; readonly to: string | number; readonly total: string | number }
  readonly 'structure.addBlock': null
  readonly 'structure.block': null
  readonly 'structure.place': null
  readonly 'structure.last': null
  readonly 'structure.first': null
  readonly 'structure.choose': null
  readonly 'structure.moveUp': null
  readonly 'structure.moveDown': null
  readonly 'structure.remove': null
  readonly 'structure.restore': null
  readonly 'structure.added': null
  readonly 'structure.moved': null
  readonly 'structure.removed': null
  readonly 'structure.restored': null
  readonly 'structure.newPage': null
  readonly 'structure.nameOfPage': null
  readonly 'structure.address': null
  readonly 'structure.addressHint': null
  readonly 'structure.collection': null
  readonly 'structure.create': null
  readonly 'structure.cancel': null
  readonly 'structure.created': null
  readonly 'structure.archive': null
  readonly 'structure.unarchive': null
  readonly 'structure.archived': null
  readonly 'structure.unarchived': null
  readonly 'structure.delete': null
  readonly 'structure.deleteQuestion': null
  readonly 'structure.deleted': null
  readonly 'structure.addCard': { readonly card: string | number }
  readonly 'structure.after': { readonly block: string | number }
  readonly 'structure.removedBlocks': { readonly count: string | number }
  readonly 'structure.removedCards': { readonly count: string | number }
  readonly 'structure.removedPages': { readonly count: string | number }
  readonly backToPage: null
  readonly 'entries.read.yes': null
  readonly 'entries.read.no': null
  readonly 'entries.answered.yes': null
  readonly 'entries.answered.no': null
  readonly 'entries.notes': null
  readonly 'entries.export': null
  readonly 'entries.file': null
  readonly 'entries.failedMails': { readonly count: number }
  readonly 'entries.undelivered': null
  readonly 'entries.waitingMails': { readonly count: number }
  readonly 'entries.failedMail': { readonly at: string | number; readonly to: string | number }
  readonly 'entries.withheldMails': { readonly count: number; readonly most: string | number }
  readonly 'entries.waitingMail': { readonly at: string | number; readonly to: string | number }
  readonly 'entries.whatToDo': null
  readonly 'entries.resend': null
  readonly 'entries.resent': null
  readonly 'entries.allUndelivered': null
  readonly 'setup.lacks': null
  readonly 'setup.postgres': null
  readonly 'setup.uuid': null
  readonly 'setup.schema': null
  readonly 'setup.migrations': null
  readonly 'setup.names': null
  readonly 'setup.transactions': null
  readonly 'setup.project': null
  readonly 'settings.notForKind': null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      byKey: ["mit dem Schlüssel «",["name"],"»"],
      options: "Optionen",
      hiddenFields: "Diese Felder nicht zeigen",
      content: "Inhalt",
      noContent: "Diese Seite hat noch keine Bausteine. Fügen Sie hier oder auf der Seite welche hinzu.",
      empty: "leer",
      hidden: "ausgeblendet",
      picture: "Bild",
      status: "Status",
      pages: "Seiten",
      open: "Öffnen",
      page: "Seite",
      languages: "Sprachen",
      livePage: "Live ansehen",
      inPageEditor: "Auf der Seite bearbeiten",
      settingsOfPage: "Angaben",
      toPage: "Zur Seite",
      publish: "Veröffentlichen",
      published: "Die Seite ist veröffentlicht.",
      revert: "Verwerfen",
      reverted: "Die Änderungen sind verworfen.",
      nothingWaiting: "Nichts wartet auf Veröffentlichung.",
      saveFirst: "Bitte zuerst speichern.",
      wentLive: "Veröffentlicht am",
      navigation: "Navigation",
      booking: "Terminbuchung",
      changeNavigation: "Im Seiteneditor ändern",
      openChanges: "offene Änderungen",
      publishQuestion: [["count",2,{"one":"Eine Änderung wird","other":[0," Änderungen werden"]}]," sofort für alle sichtbar."],
      revertQuestion: [["count",2,{"one":"Eine unveröffentlichte Änderung geht","other":[0," unveröffentlichte Änderungen gehen"]}]," in allen Sprachen verloren."],
      'list.words': "Seiten suchen",
      'list.collection': "Sammlung",
      'list.state': "Status",
      'list.all': "Alle",
      'list.waiting': "Mit offenen Änderungen",
      'list.show': "Suchen",
      'list.showAll': "Alle zeigen",
      'list.nothing': "Keine Seite passt dazu.",
      'list.back': "Zurück",
      'list.next': "Weiter",
      'list.parts': "Teile der Liste",
      'list.range': [["from"],"–",["to"]," von ",["total"]],
      'structure.addBlock': "Baustein hinzufügen",
      'structure.block': "Baustein",
      'structure.place': "Platz",
      'structure.last': "Zuunterst",
      'structure.first': "Zuoberst",
      'structure.choose': "Bitte wählen",
      'structure.moveUp': "Nach oben",
      'structure.moveDown': "Nach unten",
      'structure.remove': "Entfernen",
      'structure.restore': "Wiederherstellen",
      'structure.added': "Hinzugefügt.",
      'structure.moved': "Verschoben.",
      'structure.removed': "Entfernt.",
      'structure.restored': "Wiederhergestellt.",
      'structure.newPage': "Neue Seite",
      'structure.nameOfPage': "Name der Seite",
      'structure.address': "Adresse",
      'structure.addressHint': "Leer lassen: wird aus dem Namen gebildet.",
      'structure.collection': "Gehört zu",
      'structure.create': "Anlegen",
      'structure.cancel': "Abbrechen",
      'structure.created': "Die Seite ist angelegt.",
      'structure.archive': "Archivieren",
      'structure.unarchive': "Aus dem Archiv holen",
      'structure.archived': "Archiviert. Es gilt für alle, sobald die Seite veröffentlicht wird.",
      'structure.unarchived': "Aus dem Archiv geholt. Es gilt für alle, sobald die Seite veröffentlicht wird.",
      'structure.delete': "Löschen",
      'structure.deleteQuestion': "Eine Seite, die nie veröffentlicht war, verschwindet sofort. Jede andere bleibt sichtbar, bis Sie die Löschung veröffentlichen. Sie können sie wiederherstellen.",
      'structure.deleted': "Die Seite ist gelöscht.",
      'structure.addCard': [["card"],": Hinzufügen"],
      'structure.after': ["Nach ",["block"]],
      'structure.removedBlocks': ["Entfernte Bausteine (",["count"],")"],
      'structure.removedCards': ["Entfernt (",["count"],")"],
      'structure.removedPages': ["Gelöschte Seiten (",["count"],")"],
      backToPage: "Zurück zur Seite",
      'entries.read.yes': "gelesen",
      'entries.read.no': "neu",
      'entries.answered.yes': "beantwortet",
      'entries.answered.no': "offen",
      'entries.notes': "Notizen",
      'entries.export': "Als Tabelle speichern (CSV)",
      'entries.file': "Anfragen",
      'entries.failedMails': [["count",2,{"one":[0," Mail konnte in drei Tagen nicht zugestellt werden."],"other":[0," Mails konnten in drei Tagen nicht zugestellt werden."]}]],
      'entries.undelivered': "Mails, die nicht angekommen sind",
      'entries.waitingMails': [["count",2,{"one":[0," Mail wartet seit über einer Stunde: Der Mailserver nimmt sie nicht an. Die Website versucht es weiter."],"other":[0," Mails warten seit über einer Stunde: Der Mailserver nimmt sie nicht an. Die Website versucht es weiter."]}]],
      'entries.failedMail': ["an ",["to"],", aufgegeben am ",["at"]],
      'entries.withheldMails': [["count",2,{"one":[0," Bestätigung ging in den letzten drei Tagen nicht hinaus"],"other":[0," Bestätigungen gingen in den letzten drei Tagen nicht hinaus"]}],", weil die Formulare schon ",["most"]," in einem Tag verschickt hatten. So viele sind meistens das Werk eines Programms. Die Anfragen sind alle da, unter «Anfragen», und bei Ihnen angekommen: Melden Sie sich bei denen, die echt sind, selbst. Kommen wirklich so viele, kann die Person, die Ihre Website betreibt, die Grenze anheben."],
      'entries.waitingMail': ["an ",["to"],", wartet seit ",["at"]],
      'entries.whatToDo': "Verloren ist nichts: Was geschickt wurde, steht unter «Anfragen», mit Telefonnummer. Melden Sie sich dort, wo es eilt, selbst. Stimmt die Adresse, so liegt es am Mailserver: Sagen Sie es der Person, die Ihre Website betreibt.",
      'entries.resend': "Nochmals senden",
      'entries.resent': "Die Mails gehen nochmals an den Mailserver.",
      'entries.allUndelivered': "Alle im Postausgang ansehen",
      'setup.lacks': "Blickfang arbeitet noch nicht",
      'setup.postgres': "Es braucht eine Datenbank von Postgres. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.uuid': "Die Datenbank muss Kennungen der Art «uuid» vergeben. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.schema': "Die Tabellen müssen im Schema «public» der Datenbank liegen. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.migrations': "Die Datenbank ist dafür noch nicht eingerichtet. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.names': "Die Tabellen der Datenbank müssen ihre üblichen Namen haben. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.transactions': "Die Datenbank muss Transaktionen führen. Bitte melden Sie das der Person, die diese Website betreut; alles andere hier geht wie gewohnt.",
      'setup.project': "Den Tabellen dieser Verwaltung fehlen noch Spalten, die Blickfang braucht. Bitte melden Sie das der Person, die diese Website betreut.",
      'settings.notForKind': "Für die Art Ihres Geschäfts gibt es hier nichts einzustellen.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      byKey: ["avec la clé « ",["name"]," »"],
      options: "Options",
      hiddenFields: "Ne pas afficher ces champs",
      content: "Contenu",
      noContent: "Cette page n’a pas encore de blocs. Ajoutez-en ici ou sur la page.",
      empty: "vide",
      hidden: "masqué",
      picture: "Image",
      status: "Statut",
      pages: "Pages",
      open: "Ouvrir",
      page: "Page",
      languages: "Langues",
      livePage: "Voir en ligne",
      inPageEditor: "Modifier sur la page",
      settingsOfPage: "Informations",
      toPage: "Vers la page",
      publish: "Publier",
      published: "La page est publiée.",
      revert: "Abandonner",
      reverted: "Les modifications sont abandonnées.",
      nothingWaiting: "Rien n’attend d’être publié.",
      saveFirst: "Veuillez d’abord enregistrer.",
      wentLive: "Publiée le",
      navigation: "Navigation",
      booking: "Prise de rendez-vous",
      changeNavigation: "Modifier dans l’éditeur de page",
      openChanges: "modifications en attente",
      publishQuestion: [["count",2,{"one":"Une modification devient tout de suite visible","other":[0," modifications deviennent tout de suite visibles"]}]," pour tous."],
      revertQuestion: [["count",2,{"one":"Une modification non publiée sera perdue","other":[0," modifications non publiées seront perdues"]}]," dans toutes les langues."],
      'list.words': "Rechercher des pages",
      'list.collection': "Collection",
      'list.state': "Statut",
      'list.all': "Tous",
      'list.waiting': "Avec modifications en attente",
      'list.show': "Rechercher",
      'list.showAll': "Tout afficher",
      'list.nothing': "Aucune page ne correspond.",
      'list.back': "Précédent",
      'list.next': "Suivant",
      'list.parts': "Parties de la liste",
      'list.range': [["from"],"–",["to"]," sur ",["total"]],
      'structure.addBlock': "Ajouter un bloc",
      'structure.block': "Bloc",
      'structure.place': "Emplacement",
      'structure.last': "Tout en bas",
      'structure.first': "Tout en haut",
      'structure.choose': "Veuillez choisir",
      'structure.moveUp': "Monter",
      'structure.moveDown': "Descendre",
      'structure.remove': "Supprimer",
      'structure.restore': "Restaurer",
      'structure.added': "Ajouté.",
      'structure.moved': "Déplacé.",
      'structure.removed': "Supprimé.",
      'structure.restored': "Restauré.",
      'structure.newPage': "Nouvelle page",
      'structure.nameOfPage': "Nom de la page",
      'structure.address': "Adresse",
      'structure.addressHint': "Laisser vide : elle est formée à partir du nom.",
      'structure.collection': "Fait partie de",
      'structure.create': "Créer",
      'structure.cancel': "Annuler",
      'structure.created': "La page est créée.",
      'structure.archive': "Archiver",
      'structure.unarchive': "Désarchiver",
      'structure.archived': "Archivée. Effectif pour tous dès la publication de la page.",
      'structure.unarchived': "Désarchivée. Effectif pour tous dès la publication de la page.",
      'structure.delete': "Supprimer",
      'structure.deleteQuestion': "Une page qui n’a jamais été publiée disparaît tout de suite. Toute autre reste visible jusqu’à ce que vous publiiez la suppression. Vous pouvez la restaurer.",
      'structure.deleted': "La page est supprimée.",
      'structure.addCard': [["card"],": Ajouter"],
      'structure.after': ["Après ",["block"]],
      'structure.removedBlocks': ["Blocs supprimés (",["count"],")"],
      'structure.removedCards': ["Supprimés (",["count"],")"],
      'structure.removedPages': ["Pages supprimées (",["count"],")"],
      backToPage: "Retour à la page",
      'entries.read.yes': "lu",
      'entries.read.no': "nouveau",
      'entries.answered.yes': "répondu",
      'entries.answered.no': "en attente",
      'entries.notes': "Notes",
      'entries.export': "Enregistrer comme tableau (CSV)",
      'entries.file': "Demandes",
      'entries.failedMails': [["count",2,{"one":[0," e-mail n’a pas pu être remis en trois jours."],"other":[0," e-mails n’ont pas pu être remis en trois jours."]}]],
      'entries.undelivered': "E-mails qui ne sont pas arrivés",
      'entries.waitingMails': [["count",2,{"one":[0," e-mail attend depuis plus d’une heure : le serveur de messagerie ne le prend pas. Le site essaie encore."],"other":[0," e-mails attendent depuis plus d’une heure : le serveur de messagerie ne les prend pas. Le site essaie encore."]}]],
      'entries.failedMail': ["à ",["to"],", abandonné le ",["at"]],
      'entries.withheldMails': [["count",2,{"one":[0," confirmation n’est pas partie ces trois derniers jours"],"other":[0," confirmations ne sont pas parties ces trois derniers jours"]}],", parce que les formulaires en avaient déjà envoyé ",["most"]," en un jour. Un tel nombre vient le plus souvent d’un programme. Toutes les demandes sont là, sous « Demandes », et vous sont parvenues : répondez vous-même à celles qui sont vraies. S’il y en a vraiment tant, la personne qui exploite votre site peut relever la limite."],
      'entries.waitingMail': ["à ",["to"],", en attente depuis le ",["at"]],
      'entries.whatToDo': "Rien n’est perdu : ce qui a été envoyé se trouve sous « Demandes », avec le numéro de téléphone. Si cela presse, appelez vous-même. Si l’adresse est juste, le problème vient du serveur de messagerie : dites-le à la personne qui exploite votre site.",
      'entries.resend': "Renvoyer",
      'entries.resent': "Les e-mails repartent vers le serveur de messagerie.",
      'entries.allUndelivered': "Tout voir dans la boîte d’envoi",
      'setup.lacks': "Blickfang ne fonctionne pas encore",
      'setup.postgres': "Il lui faut une base de données Postgres. Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.uuid': "La base de données doit attribuer des identifiants du type « uuid ». Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.schema': "Les tables doivent se trouver dans le schéma « public » de la base de données. Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.migrations': "La base de données n’est pas encore préparée. Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.names': "Les tables de la base de données doivent porter leurs noms habituels. Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.transactions': "La base de données doit tenir des transactions. Veuillez le signaler à la personne qui s’occupe de ce site ; tout le reste fonctionne comme d’habitude.",
      'setup.project': "Il manque encore aux tables de cette administration des colonnes dont Blickfang a besoin. Veuillez le signaler à la personne qui s’occupe de ce site.",
      'settings.notForKind': "Pour votre type de commerce, il n’y a rien à régler ici.",
    },
  },
  en: {
    language: 'en',
    messages: {
      byKey: ["with the key «",["name"],"»"],
      options: "Options",
      hiddenFields: "Do not show these fields",
      content: "Content",
      noContent: "This page has no blocks yet. Add some here or on the page.",
      empty: "empty",
      hidden: "hidden",
      picture: "Picture",
      status: "Status",
      pages: "Pages",
      open: "Open",
      page: "Page",
      languages: "Languages",
      livePage: "View live",
      inPageEditor: "Edit on the page",
      settingsOfPage: "Details",
      toPage: "To the page",
      publish: "Publish",
      published: "The page is published.",
      revert: "Discard",
      reverted: "The changes are discarded.",
      nothingWaiting: "Nothing waits to be published.",
      saveFirst: "Please save first.",
      wentLive: "Published on",
      navigation: "Navigation",
      booking: "Booking",
      changeNavigation: "Change in the page editor",
      openChanges: "open changes",
      publishQuestion: [["count",2,{"one":"One change becomes","other":[0," changes become"]}]," visible to everybody at once."],
      revertQuestion: [["count",2,{"one":"One unpublished change is","other":[0," unpublished changes are"]}]," lost in all languages."],
      'list.words': "Search pages",
      'list.collection': "Collection",
      'list.state': "Status",
      'list.all': "All",
      'list.waiting': "With open changes",
      'list.show': "Search",
      'list.showAll': "Show all",
      'list.nothing': "No page matches.",
      'list.back': "Back",
      'list.next': "Next",
      'list.parts': "Parts of the list",
      'list.range': [["from"],"–",["to"]," of ",["total"]],
      'structure.addBlock': "Add a block",
      'structure.block': "Block",
      'structure.place': "Place",
      'structure.last': "At the bottom",
      'structure.first': "At the top",
      'structure.choose': "Please choose",
      'structure.moveUp': "Move up",
      'structure.moveDown': "Move down",
      'structure.remove': "Remove",
      'structure.restore': "Restore",
      'structure.added': "Added.",
      'structure.moved': "Moved.",
      'structure.removed': "Removed.",
      'structure.restored': "Restored.",
      'structure.newPage': "New page",
      'structure.nameOfPage': "Name of the page",
      'structure.address': "Address",
      'structure.addressHint': "Leave empty to make it from the name.",
      'structure.collection': "Belongs to",
      'structure.create': "Create",
      'structure.cancel': "Cancel",
      'structure.created': "The page is created.",
      'structure.archive': "Archive",
      'structure.unarchive': "Unarchive",
      'structure.archived': "Archived. It holds for everyone once the page is published.",
      'structure.unarchived': "Unarchived. It holds for everyone once the page is published.",
      'structure.delete': "Delete",
      'structure.deleteQuestion': "A page that was never published goes at once. Any other stays visible until you publish the deletion. You can restore it.",
      'structure.deleted': "The page is deleted.",
      'structure.addCard': [["card"],": Add"],
      'structure.after': ["After ",["block"]],
      'structure.removedBlocks': ["Removed blocks (",["count"],")"],
      'structure.removedCards': ["Removed (",["count"],")"],
      'structure.removedPages': ["Deleted pages (",["count"],")"],
      backToPage: "Back to the page",
      'entries.read.yes': "read",
      'entries.read.no': "new",
      'entries.answered.yes': "answered",
      'entries.answered.no': "open",
      'entries.notes': "Notes",
      'entries.export': "Save as a table (CSV)",
      'entries.file': "Submissions",
      'entries.failedMails': [["count",2,{"one":[0," mail could not be delivered within three days."],"other":[0," mails could not be delivered within three days."]}]],
      'entries.undelivered': "Mails that have not arrived",
      'entries.waitingMails': [["count",2,{"one":[0," mail has been waiting for over an hour: the mail server does not take it. The site goes on trying."],"other":[0," mails have been waiting for over an hour: the mail server does not take them. The site goes on trying."]}]],
      'entries.failedMail': ["to ",["to"],", given up on ",["at"]],
      'entries.withheldMails': [["count",2,{"one":[0," confirmation was not sent in the last three days"],"other":[0," confirmations were not sent in the last three days"]}],", because the forms had already sent ",["most"]," in a day. So many are mostly the work of a program. All submissions are there, under “Submissions”, and have reached you: answer those that are real yourself. If there really are so many, the person who runs your website can raise the limit."],
      'entries.waitingMail': ["to ",["to"],", waiting since ",["at"]],
      'entries.whatToDo': "Nothing is lost: what was sent is kept under “Submissions”, with a phone number. Where it is urgent, call the person yourself. If the address is right, it is the mail server: tell the person who runs your website.",
      'entries.resend': "Send again",
      'entries.resent': "The mails are handed to the mail server again.",
      'entries.allUndelivered': "See all in the outbox",
      'setup.lacks': "Blickfang does not work yet",
      'setup.postgres': "It needs a Postgres database. Please tell whoever looks after this website; everything else here works as before.",
      'setup.uuid': "The database has to give out ids of the kind «uuid». Please tell whoever looks after this website; everything else here works as before.",
      'setup.schema': "Its tables have to lie in the schema «public» of the database. Please tell whoever looks after this website; everything else here works as before.",
      'setup.migrations': "The database is not prepared for it yet. Please tell whoever looks after this website; everything else here works as before.",
      'setup.names': "The tables of the database have to have their usual names. Please tell whoever looks after this website; everything else here works as before.",
      'setup.transactions': "The database has to keep transactions. Please tell whoever looks after this website; everything else here works as before.",
      'setup.project': "The tables of this admin still lack columns that Blickfang needs. Please tell whoever looks after this website.",
      'settings.notForKind': "For your kind of business there is nothing to set here.",
    },
  },
}
