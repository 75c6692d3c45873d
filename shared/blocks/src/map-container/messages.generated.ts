// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly map: null
  readonly round: { readonly length: string | number }
  readonly loading: null
  readonly noMap: null
  readonly failed: null
  readonly foreignFailed: null
  readonly list: null
  readonly numbered: { readonly name: string | number; readonly number: string | number }
  readonly showOnMap: null
  readonly open: null
  readonly 'icons.start': null
  readonly 'icons.end': null
  readonly 'icons.party': null
  readonly 'icons.other': null
  readonly zoomIn: null
  readonly zoomOut: null
  readonly zoomByWheel: null
  readonly zoomByWheelOnMac: null
  readonly moveByFingers: null
  readonly fit: null
  readonly light: null
  readonly dark: null
  readonly locate: null
  readonly locating: null
  readonly me: null
  readonly locateHint: null
  readonly locateDenied: null
  readonly locateMissing: null
  readonly dismiss: null
  readonly close: null
  readonly foreignTool: null
  readonly foreign: null
  readonly foreignHint: null
  readonly previous: null
  readonly next: null
  readonly previousTo: { readonly name: string | number }
  readonly nextTo: { readonly name: string | number }
  readonly hole: { readonly count: string | number; readonly number: string | number }
  readonly raise: null
  readonly lower: null
  readonly 'states.active': null
  readonly 'states.noScores': null
  readonly 'states.partial': null
  readonly 'states.complete': null
  readonly place: { readonly count: string | number; readonly name: string | number; readonly number: string | number }
  readonly stopState: { readonly name: string | number; readonly state: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      map: "Karte der Stationen",
      round: ["Länge der Runde: ",["length"]],
      loading: "Die Karte wird geladen…",
      noMap: "Dieses Gerät kann die Karte nicht zeichnen. Die Liste der Stationen hat dieselben Knöpfe.",
      failed: "Die Karte konnte nicht geladen werden. Die Liste der Stationen funktioniert trotzdem.",
      foreignFailed: "Die Karte von swisstopo ist gerade nicht erreichbar. Darum ist hier die eigene.",
      list: "Stationen",
      numbered: ["Station ",["number"],": ",["name"]],
      showOnMap: "auf der Karte zeigen",
      open: "Station öffnen",
      'icons.start': "Start",
      'icons.end': "Ziel",
      'icons.party': "Treffpunkt",
      'icons.other': "Ort",
      zoomIn: "Näher heran",
      zoomOut: "Weiter weg",
      zoomByWheel: "Zum Vergrössern Ctrl halten und scrollen",
      zoomByWheelOnMac: "Zum Vergrössern ⌘ halten und scrollen",
      moveByFingers: "Die Karte mit zwei Fingern bewegen",
      fit: "Alle Stationen zeigen",
      light: "Helle Karte",
      dark: "Dunkle Karte",
      locate: "Meinen Standort zeigen",
      locating: "Standort ausschalten",
      me: "Eigener Standort",
      locateHint: "Zeigt den eigenen Standort auf der Karte. Er bleibt auf diesem Gerät.",
      locateDenied: "Der Standort ist nicht freigegeben. Das lässt sich in den Einstellungen des Browsers ändern.",
      locateMissing: "Der Standort ist noch nicht zu finden. Unter freiem Himmel geht es besser.",
      dismiss: "Verstanden",
      close: "Schliessen",
      foreignTool: "Andere Karte",
      foreign: "Karte von swisstopo laden",
      foreignHint: "Dabei erfährt das Bundesamt für Landestopografie die IP-Adresse und den Kartenausschnitt.",
      previous: "Vorherige Station",
      next: "Nächste Station",
      previousTo: ["Vorherige Station: ",["name"]],
      nextTo: ["Nächste Station: ",["name"]],
      hole: ["Loch ",["number"]," von ",["count"]],
      raise: "Station ganz öffnen",
      lower: "Zurück zur Karte",
      'states.active': "hier",
      'states.noScores': "noch nicht gespielt",
      'states.partial': "teilweise gespielt",
      'states.complete': "fertig gespielt",
      place: [["name"],", ",["number"]," von ",["count"]],
      stopState: [["name"],": ",["state"]],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      map: "Carte des étapes",
      loading: "Chargement de la carte…",
      noMap: "Cet appareil ne peut pas dessiner la carte. La liste des étapes offre les mêmes boutons.",
      failed: "La carte n’a pas pu être chargée. La liste des étapes fonctionne quand même.",
      foreignFailed: "La carte de swisstopo n’est pas joignable pour le moment. Voici donc la nôtre.",
      list: "Étapes",
      numbered: ["Étape ",["number"]," : ",["name"]],
      showOnMap: "montrer sur la carte",
      open: "Ouvrir l’étape",
      'icons.start': "Départ",
      'icons.end': "Arrivée",
      'icons.party': "Rendez-vous",
      'icons.other': "Lieu",
      zoomIn: "Zoom avant",
      zoomOut: "Zoom arrière",
      zoomByWheel: "Ctrl et défilement pour zoomer",
      zoomByWheelOnMac: "⌘ et défilement pour zoomer",
      moveByFingers: "La carte se déplace avec deux doigts",
      fit: "Montrer toutes les étapes",
      light: "Carte claire",
      dark: "Carte sombre",
      locate: "Montrer ma position",
      locating: "Désactiver la position",
      me: "Position actuelle",
      locateHint: "Montre la position actuelle sur la carte. Elle reste sur cet appareil.",
      locateDenied: "La position n’est pas autorisée. Cela se change dans les réglages du navigateur.",
      locateMissing: "La position est encore introuvable. À ciel ouvert, cela marche mieux.",
      dismiss: "Compris",
      close: "Fermer",
      foreignTool: "Autre carte",
      foreign: "Charger la carte de swisstopo",
      foreignHint: "L’Office fédéral de topographie verra l’adresse IP et la zone affichée.",
      previous: "Étape précédente",
      next: "Étape suivante",
      previousTo: ["Étape précédente : ",["name"]],
      nextTo: ["Étape suivante : ",["name"]],
      hole: ["Trou ",["number"]," sur ",["count"]],
      raise: "Ouvrir toute l’étape",
      lower: "Retour à la carte",
      'states.active': "ici",
      'states.noScores': "pas encore jouée",
      'states.partial': "jouée en partie",
      'states.complete': "terminée",
      round: ["Longueur du parcours : ",["length"]],
      place: [["name"],", ",["number"]," sur ",["count"]],
      stopState: [["name"]," : ",["state"]],
    },
  },
  it: {
    language: 'it',
    messages: {
      map: "Mappa delle tappe",
      round: ["Lunghezza del percorso: ",["length"]],
      loading: "La mappa si carica…",
      noMap: "Questo apparecchio non può disegnare la mappa. L’elenco delle tappe ha gli stessi pulsanti.",
      failed: "La mappa non si è potuta caricare. L’elenco delle tappe funziona comunque.",
      foreignFailed: "La mappa di swisstopo al momento non è raggiungibile. Ecco quindi la nostra.",
      list: "Tappe",
      numbered: ["Tappa ",["number"],": ",["name"]],
      showOnMap: "mostra sulla mappa",
      open: "Apri la tappa",
      'icons.start': "Partenza",
      'icons.end': "Arrivo",
      'icons.party': "Punto di ritrovo",
      'icons.other': "Luogo",
      zoomIn: "Ingrandisci",
      zoomOut: "Riduci",
      zoomByWheel: "Ctrl e scorrimento per ingrandire",
      zoomByWheelOnMac: "⌘ e scorrimento per ingrandire",
      moveByFingers: "La mappa si sposta con due dita",
      fit: "Mostra tutte le tappe",
      light: "Mappa chiara",
      dark: "Mappa scura",
      locate: "Mostra la mia posizione",
      locating: "Nascondi la posizione",
      me: "Posizione attuale",
      locateHint: "Mostra la posizione attuale sulla mappa. Resta su questo apparecchio.",
      locateDenied: "La posizione non è autorizzata. Si può cambiare nelle impostazioni del browser.",
      locateMissing: "La posizione non si trova ancora. All’aperto va meglio.",
      dismiss: "Capito",
      close: "Chiudi",
      foreignTool: "Altra mappa",
      foreign: "Carica la mappa di swisstopo",
      foreignHint: "L’Ufficio federale di topografia vedrà l’indirizzo IP e la parte di mappa mostrata.",
      previous: "Tappa precedente",
      next: "Tappa successiva",
      previousTo: ["Tappa precedente: ",["name"]],
      nextTo: ["Tappa successiva: ",["name"]],
      hole: ["Buca ",["number"]," di ",["count"]],
      raise: "Apri tutta la tappa",
      lower: "Torna alla mappa",
      'states.active': "qui",
      'states.noScores': "non ancora giocata",
      'states.partial': "giocata in parte",
      'states.complete': "giocata",
      place: [["name"],", ",["number"]," di ",["count"]],
      stopState: [["name"],": ",["state"]],
    },
  },
  en: {
    language: 'en',
    messages: {
      map: "Map of the stops",
      round: ["Length of the round: ",["length"]],
      loading: "The map is loading…",
      noMap: "This device cannot draw the map. The list of stops has the same buttons.",
      failed: "The map could not be loaded. The list of stops works all the same.",
      foreignFailed: "The swisstopo map cannot be reached right now, so this is our own.",
      list: "Stops",
      numbered: ["Stop ",["number"],": ",["name"]],
      showOnMap: "show on the map",
      open: "Open the stop",
      'icons.start': "Start",
      'icons.end': "Finish",
      'icons.party': "Meeting point",
      'icons.other': "Place",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      zoomByWheel: "Hold Ctrl and scroll to zoom",
      zoomByWheelOnMac: "Hold ⌘ and scroll to zoom",
      moveByFingers: "Move the map with two fingers",
      fit: "Show all stops",
      light: "Light map",
      dark: "Dark map",
      locate: "Show where I am",
      locating: "Stop showing where I am",
      me: "Your position",
      locateHint: "Shows where you are on the map. Your position stays on your device.",
      locateDenied: "The position is not shared. You can change that in the settings of the browser.",
      locateMissing: "The position cannot be found yet. It works better under the open sky.",
      dismiss: "Got it",
      close: "Close",
      foreignTool: "Another map",
      foreign: "Load the swisstopo map",
      foreignHint: "The Federal Office of Topography will learn your IP address and the part of the map you see.",
      previous: "Previous stop",
      next: "Next stop",
      previousTo: ["Previous stop: ",["name"]],
      nextTo: ["Next stop: ",["name"]],
      hole: ["Hole ",["number"]," of ",["count"]],
      raise: "Open the stop",
      lower: "Back to the map",
      'states.active': "here",
      'states.noScores': "not played yet",
      'states.partial': "partly played",
      'states.complete': "played",
      place: [["name"],", ",["number"]," of ",["count"]],
      stopState: [["name"],": ",["state"]],
    },
  },
}
