// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly language: null
  readonly opening: null
  readonly noCodeTitle: null
  readonly noCode: null
  readonly refusedTitle: null
  readonly toLogin: null
  readonly again: null
  readonly step: { readonly all: string | number; readonly at: string | number }
  readonly next: null
  readonly back: null
  readonly 'start.title': null
  readonly 'start.intro': null
  readonly 'start.own': null
  readonly 'start.ownHint': null
  readonly 'start.demo': null
  readonly 'start.demoHint': null
  readonly 'start.hasPages': null
  readonly 'start.account': null
  readonly 'account.title': null
  readonly 'account.intro': null
  readonly 'account.email': null
  readonly 'account.name': null
  readonly 'account.password': null
  readonly 'account.passwordHint': { readonly least: string | number }
  readonly 'account.show': null
  readonly 'account.hide': null
  readonly 'account.emailMissing': null
  readonly 'account.passwordShort': { readonly least: string | number }
  readonly 'account.passwordAgain': null
  readonly 'business.title': null
  readonly 'business.intro': null
  readonly 'business.name': null
  readonly 'business.nameMissing': null
  readonly 'business.kind': null
  readonly 'business.country': null
  readonly 'business.timeZone': null
  readonly 'business.timeZoneIs': { readonly zone: string | number }
  readonly 'business.timeZoneHint': null
  readonly 'business.languages': null
  readonly 'business.languagesHint': null
  readonly 'business.main': null
  readonly 'place.title': null
  readonly 'place.intro': null
  readonly 'place.street': null
  readonly 'place.number': null
  readonly 'place.zip': null
  readonly 'place.city': null
  readonly 'place.phone': null
  readonly 'place.hours': null
  readonly 'look.title': null
  readonly 'look.intro': null
  readonly 'look.logo': null
  readonly 'look.logoHint': null
  readonly 'look.logoChoose': null
  readonly 'look.logoOther': null
  readonly 'look.logoRemove': null
  readonly 'look.logoUnread': null
  readonly 'look.logoLost': null
  readonly 'look.colors': null
  readonly 'look.ofLogo': null
  readonly 'look.fonts': null
  readonly 'look.sampleHeading': null
  readonly 'look.sampleText': null
  readonly 'color.lake': null
  readonly 'color.forest': null
  readonly 'color.brick': null
  readonly 'color.plum': null
  readonly 'color.night': null
  readonly 'color.sun': null
  readonly 'color.rose': null
  readonly 'color.slate': null
  readonly 'parts.title': null
  readonly 'parts.intro': null
  readonly 'parts.offer': null
  readonly 'parts.about': null
  readonly 'parts.jobs': null
  readonly 'parts.golf': null
  readonly 'parts.begin': null
  readonly busy: null
  readonly 'demo.title': null
  readonly 'demo.wait': null
  readonly 'demo.seconds': { readonly seconds: string | number }
  readonly 'demo.failed': null
  readonly needsScript: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Website einrichten",
      language: "Sprache",
      opening: "Einen Moment…",
      noCodeTitle: "Diese Website ist noch nicht eingerichtet",
      noCode: "Öffnen Sie den Link, den der Start der Website ausgegeben hat. Er steht im Terminal oder im Protokoll des Servers und gilt nur für Sie.",
      refusedTitle: "So geht es nicht weiter",
      toLogin: "Anmelden",
      again: "Noch einmal versuchen",
      step: ["Schritt ",["at"]," von ",["all"]],
      next: "Weiter",
      back: "Zurück",
      'start.title': "Willkommen bei Blickfang",
      'start.intro': "In etwa zehn Minuten steht der Entwurf Ihrer Website. Bis Sie ihn veröffentlichen, lesen Besucher «Hier entsteht eine neue Website», mit Ihrem Namen, der Adresse und den Zeiten.",
      'start.own': "Eigene Website beginnen",
      'start.ownHint': "Ein paar Fragen, dann öffnet sich Ihr Entwurf zum Bearbeiten.",
      'start.demo': "Demo ansehen",
      'start.demoHint': "Ein erfundenes Geschäft mit über vierzig Seiten zum Ausprobieren. Sie lässt sich später mit einem Befehl wieder entfernen.",
      'start.hasPages': "Diese Website hat schon Seiten. Sie bleiben, wie sie sind; es fehlt nur Ihr Konto.",
      'start.account': "Konto erstellen",
      'account.title': "Ihr Konto",
      'account.intro': "Damit melden Sie sich an. Weitere Personen fügen Sie später hinzu.",
      'account.email': "E-Mail",
      'account.name': "Ihr Name (freiwillig)",
      'account.password': "Passwort",
      'account.passwordHint': ["Mindestens ",["least"]," Zeichen. Ein paar Wörter hintereinander sind leicht zu merken."],
      'account.show': "Passwort anzeigen",
      'account.hide': "Passwort verbergen",
      'account.emailMissing': "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      'account.passwordShort': ["Bitte wählen Sie ein Passwort mit mindestens ",["least"]," Zeichen."],
      'account.passwordAgain': "Die Seite wurde neu geladen. Ihr Passwort wird nicht gespeichert; bitte geben Sie es noch einmal ein.",
      'business.title': "Ihr Geschäft",
      'business.intro': "Danach richten sich die ersten Texte und wie Suchmaschinen Sie einordnen.",
      'business.name': "Name",
      'business.nameMissing': "Bitte geben Sie den Namen Ihres Geschäfts oder Vereins ein.",
      'business.kind': "Art des Geschäfts",
      'business.country': "Land",
      'business.timeZone': "Zeitzone",
      'business.timeZoneIs': ["Zeitzone: ",["zone"]],
      'business.timeZoneHint': "Danach richten sich «jetzt geöffnet», Daten und wann eine Mitteilung endet.",
      'business.languages': "Sprachen der Website",
      'business.languagesHint': "In diesen Sprachen schreiben wir die ersten Texte. Weitere schalten Sie später in den Einstellungen ein.",
      'business.main': "Hauptsprache",
      'place.title': "Adresse und Öffnungszeiten",
      'place.intro': "Steht auf der Kontaktseite, im Impressum und unten auf jeder Seite, auch bevor die Website veröffentlicht ist. Alles ist freiwillig und lässt sich später ändern.",
      'place.street': "Strasse",
      'place.number': "Nummer",
      'place.zip': "PLZ",
      'place.city': "Ort",
      'place.phone': "Telefon",
      'place.hours': "Öffnungszeiten",
      'look.title': "Aussehen",
      'look.intro': "Ein Anfang. Auf der Seite selbst probieren Sie später alles aus.",
      'look.logo': "Logo",
      'look.logoHint': "Ein Bild von Ihrem Gerät. Ohne Logo steht oben der Name.",
      'look.logoChoose': "Logo wählen",
      'look.logoOther': "Anderes Logo wählen",
      'look.logoRemove': "Logo entfernen",
      'look.logoUnread': "Dieses Bild lässt sich nicht lesen. Bitte nehmen Sie ein PNG, JPEG, WebP oder SVG.",
      'look.logoLost': "Nach dem Neuladen müssen Sie das Logo noch einmal wählen.",
      'look.colors': "Farben",
      'look.ofLogo': "Aus Ihrem Logo",
      'look.fonts': "Schriften",
      'look.sampleHeading': "Guten Tag",
      'look.sampleText': "So liest sich ein Satz.",
      'color.lake': "See",
      'color.forest': "Wald",
      'color.brick': "Ziegel",
      'color.plum': "Pflaume",
      'color.night': "Nacht",
      'color.sun': "Sonne",
      'color.rose': "Rose",
      'color.slate': "Schiefer",
      'parts.title': "Seiten",
      'parts.intro': "Startseite, Kontakt, Impressum, Datenschutz und Suche gehören immer dazu. Was noch?",
      'parts.offer': "Angebot und Preise",
      'parts.about': "Über uns",
      'parts.jobs': "Offene Stellen",
      'parts.golf': "Golfspiel für unterwegs",
      'parts.begin': "Website erstellen",
      busy: "Ihre Website entsteht…",
      'demo.title': "Die Demo wird eingefüllt",
      'demo.wait': "Bilder werden gezeichnet und Seiten geschrieben. Das dauert ein bis zwei Minuten. Diese Seite darf offen bleiben.",
      'demo.seconds': ["Seit ",["seconds"]," Sekunden"],
      'demo.failed': "Die Demo liess sich nicht einfüllen. Versuchen Sie es noch einmal, oder beginnen Sie Ihre eigene Website.",
      needsScript: "Zum Einrichten braucht der Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Configurer le site",
      language: "Langue",
      opening: "Un instant…",
      noCodeTitle: "Ce site n’est pas encore configuré",
      noCode: "Ouvrez le lien affiché au démarrage du site. Il figure dans le terminal ou dans le journal du serveur et n’est que pour vous.",
      refusedTitle: "Impossible de continuer ainsi",
      toLogin: "Se connecter",
      again: "Réessayer",
      step: ["Étape ",["at"]," sur ",["all"]],
      next: "Continuer",
      back: "Retour",
      'start.title': "Bienvenue dans Blickfang",
      'start.intro': "En dix minutes environ, l’ébauche de votre site est prête. Jusqu’à sa publication, les visiteurs lisent « Un nouveau site est en préparation », avec votre nom, l’adresse et les horaires.",
      'start.own': "Commencer mon site",
      'start.ownHint': "Quelques questions, puis votre ébauche s’ouvre pour être modifiée.",
      'start.demo': "Voir la démo",
      'start.demoHint': "Un commerce inventé avec plus de quarante pages pour essayer. Une commande suffit pour la retirer plus tard.",
      'start.hasPages': "Ce site a déjà des pages. Elles restent telles quelles ; il ne manque que votre compte.",
      'start.account': "Créer le compte",
      'account.title': "Votre compte",
      'account.intro': "Il vous sert à vous connecter. Vous ajouterez d’autres personnes plus tard.",
      'account.email': "E-mail",
      'account.name': "Votre nom (facultatif)",
      'account.password': "Mot de passe",
      'account.passwordHint': ["Au moins ",["least"]," caractères. Quelques mots à la suite se retiennent facilement."],
      'account.show': "Afficher le mot de passe",
      'account.hide': "Masquer le mot de passe",
      'account.emailMissing': "Veuillez saisir votre adresse e-mail.",
      'account.passwordShort': ["Veuillez choisir un mot de passe d’au moins ",["least"]," caractères."],
      'account.passwordAgain': "La page a été rechargée. Votre mot de passe n’est pas enregistré ; veuillez le saisir à nouveau.",
      'business.title': "Votre commerce",
      'business.intro': "Les premiers textes et le classement par les moteurs de recherche en dépendent.",
      'business.name': "Nom",
      'business.nameMissing': "Veuillez saisir le nom de votre commerce ou de votre association.",
      'business.kind': "Type de commerce",
      'business.country': "Pays",
      'business.timeZone': "Fuseau horaire",
      'business.timeZoneIs': ["Fuseau horaire : ",["zone"]],
      'business.timeZoneHint': "« Ouvert maintenant », les dates et la fin d’un avis suivent ce fuseau.",
      'business.languages': "Langues du site",
      'business.languagesHint': "Nous écrivons les premiers textes dans ces langues. Vous en activerez d’autres plus tard dans les réglages.",
      'business.main': "Langue principale",
      'place.title': "Adresse et horaires",
      'place.intro': "Figurent sur la page de contact, dans les mentions légales et au bas de chaque page, même avant la publication. Tout est facultatif et peut être modifié plus tard.",
      'place.street': "Rue",
      'place.number': "Numéro",
      'place.zip': "NPA",
      'place.city': "Localité",
      'place.phone': "Téléphone",
      'place.hours': "Heures d’ouverture",
      'look.title': "Apparence",
      'look.intro': "Un début. Vous essaierez tout plus tard sur la page elle-même.",
      'look.logo': "Logo",
      'look.logoHint': "Une image de votre appareil. Sans logo, le nom figure en haut.",
      'look.logoChoose': "Choisir un logo",
      'look.logoOther': "Choisir un autre logo",
      'look.logoRemove': "Retirer le logo",
      'look.logoUnread': "Cette image est illisible. Veuillez prendre un PNG, JPEG, WebP ou SVG.",
      'look.logoLost': "Après un rechargement, vous devez choisir le logo à nouveau.",
      'look.colors': "Couleurs",
      'look.ofLogo': "De votre logo",
      'look.fonts': "Polices",
      'look.sampleHeading': "Bonjour",
      'look.sampleText': "Une phrase se lit ainsi.",
      'color.lake': "Lac",
      'color.forest': "Forêt",
      'color.brick': "Brique",
      'color.plum': "Prune",
      'color.night': "Nuit",
      'color.sun': "Soleil",
      'color.rose': "Rose",
      'color.slate': "Ardoise",
      'parts.title': "Pages",
      'parts.intro': "Accueil, contact, mentions légales, protection des données et recherche sont toujours là. Quoi d’autre ?",
      'parts.offer': "Prestations et prix",
      'parts.about': "À propos",
      'parts.jobs': "Postes ouverts",
      'parts.golf': "Jeu de golf en plein air",
      'parts.begin': "Créer le site",
      busy: "Votre site se prépare…",
      'demo.title': "La démo s’installe",
      'demo.wait': "Les images se dessinent et les pages s’écrivent. Cela dure une à deux minutes. Vous pouvez laisser cette page ouverte.",
      'demo.seconds': ["Depuis ",["seconds"]," secondes"],
      'demo.failed': "La démo n’a pas pu être installée. Réessayez, ou commencez votre propre site.",
      needsScript: "La configuration nécessite JavaScript. Veuillez l’activer et recharger la page.",
    },
  },
}
