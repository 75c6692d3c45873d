// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'action.start': null
  readonly 'action.addPlayers': null
  readonly 'action.share': null
  readonly 'action.coupon': null
  readonly gameName: { readonly date: string | number }
  readonly creating: null
  readonly goOn: { readonly name: string | number }
  readonly newGame: null
  readonly leavesGame: { readonly name: string | number }
  readonly otherGame: null
  readonly joinGame: null
  readonly players: null
  readonly newPlayer: null
  readonly add: null
  readonly nobodyYet: null
  readonly rename: { readonly name: string | number }
  readonly remove: { readonly name: string | number }
  readonly removed: { readonly name: string | number }
  readonly undo: null
  readonly thisPhone: null
  readonly thisPhoneNobody: null
  readonly waitingForPlayers: null
  readonly playersJoined: { readonly count: number }
  readonly qrPlaceholder: null
  readonly qrAlt: null
  readonly share: null
  readonly copied: null
  readonly copyAgain: null
  readonly scoreOf: { readonly name: string | number }
  readonly plus: { readonly name: string | number }
  readonly minus: { readonly name: string | number }
  readonly blank: null
  readonly enteredBy: { readonly name: string | number }
  readonly enteredElsewhere: null
  readonly enteredHere: null
  readonly versions: null
  readonly takeBack: { readonly score: string | number }
  readonly noOlder: null
  readonly rank: null
  readonly player: null
  readonly total: null
  readonly incomplete: null
  readonly missingHole: { readonly number: string | number }
  readonly otherHole: null
  readonly otherHoleText: null
  readonly couponRule: { readonly minutes: string | number }
  readonly toCoupon: null
  readonly couponSeen: null
  readonly winner: null
  readonly drink: null
  readonly playedOn: { readonly date: string | number }
  readonly couponCode: null
  readonly couponLoading: null
  readonly couponUsed: { readonly date: string | number }
  readonly couponNobody: null
  readonly couponSeveral: null
  readonly retry: null
  readonly opening: null
  readonly openingOffline: null
  readonly openingOfflineText: null
  readonly openingPaused: null
  readonly openingPausedText: null
  readonly noGameTitle: null
  readonly noGameText: null
  readonly missingTitle: null
  readonly missingText: null
  readonly refusedTitle: null
  readonly refusedText: null
  readonly unavailableTitle: null
  readonly unavailableText: null
  readonly toStart: null
  readonly rules: null
  readonly readOn: null
  readonly lead: { readonly count: number; readonly names: string | number; readonly score: string | number }
  readonly won: { readonly count: number; readonly names: string | number; readonly score: string | number }
  readonly leadTie: { readonly score: string | number }
  readonly par: null
  readonly toPar: null
  readonly holeInOne: null
  readonly whoTitle: null
  readonly whoText: null
  readonly whoName: null
  readonly whoJoin: null
  readonly whoKnown: { readonly name: string | number }
  readonly holeByHole: null
  readonly standings: null
  readonly legend: null
  readonly hole: null
  readonly holesPlayed: { readonly count: number }
  readonly sharePicture: null
  readonly pictureKept: null
  readonly 'status.saved': null
  readonly 'status.waiting': { readonly count: number }
  readonly 'status.waitingOffline': { readonly count: number }
  readonly 'status.offline': null
  readonly 'status.connecting': null
  readonly 'status.full': null
  readonly 'status.memory': null
  readonly 'status.slow': null
  readonly 'problem.offline': null
  readonly 'problem.unavailable': null
  readonly 'problem.rateLimited': null
  readonly 'problem.tooManyGames': null
  readonly 'problem.tooManyPlayers': null
  readonly 'problem.tooManyHoles': null
  readonly 'problem.invalidName': null
  readonly 'problem.notFound': null
  readonly 'problem.roundIncomplete': null
  readonly 'problem.notWinner': null
  readonly 'problem.roundTooShort': null
  readonly 'problem.noCouponsLeft': null
  readonly 'problem.failed': null
  readonly roundTooShort: { readonly minutes: string | number; readonly time: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      'action.start': "Spiel starten",
      'action.addPlayers': "Zum Spiel",
      'action.share': "Zum Spiel",
      'action.coupon': "Zurück zur Karte",
      gameName: ["Urban Golf ",["date"]],
      creating: "Das Spiel wird eröffnet …",
      goOn: ["Weiterspielen: ",["name"]],
      newGame: "Neues Spiel",
      leavesGame: ["Dieses Handy verlässt damit «",["name"],"». Zurück führt nur der Link jenes Spiels, unter «Teilen»."],
      otherGame: "Einladung zu einem anderen Spiel",
      joinGame: "Beim anderen Spiel mitspielen",
      players: "Spielerinnen und Spieler",
      newPlayer: "Name",
      add: "Hinzufügen",
      nobodyYet: "Noch niemand. Tippe den ersten Namen ein.",
      rename: [["name"]," umbenennen"],
      remove: [["name"]," entfernen"],
      removed: [["name"]," spielt nicht mehr mit."],
      undo: "Rückgängig",
      thisPhone: "Auf diesem Handy schreibt",
      thisPhoneNobody: "niemand Bestimmtes",
      waitingForPlayers: "Warten auf Spieler",
      playersJoined: [["count",2,{"one":[0," spielt"],"other":[0," spielen"]}]," mit:"],
      qrPlaceholder: "Hier steht im Spiel der QR-Code",
      qrAlt: "QR-Code zum Mitspielen",
      share: "Teilen",
      copied: "Kopiert!",
      copyAgain: "Nochmals tippen: kopieren",
      scoreOf: ["Schläge von ",["name"]],
      plus: [["name"],": ein Schlag mehr"],
      minus: [["name"],": ein Schlag weniger"],
      blank: "noch nichts",
      enteredBy: ["von ",["name"]],
      enteredElsewhere: "anderes Handy",
      enteredHere: "dieses Handy",
      versions: "Zwei Werte",
      takeBack: [["score"]," nehmen"],
      noOlder: "Kein anderer Wert.",
      rank: "Rang",
      player: "Name",
      total: "Schläge",
      incomplete: "* Es fehlen noch Schläge.",
      missingHole: ["Loch ",["number"]," steht nicht mehr auf der Karte. In deiner Runde zählt es noch."],
      otherHole: "Dieses Loch zählt diesmal nicht",
      otherHoleText: "Es kam erst dazu, als dein Spiel schon lief.",
      couponRule: ["Einen Gutschein gibt es, wenn die Runde mindestens ",["minutes"]," Minuten gedauert hat. Bei Gleichstand bekommen ihn alle, die gewonnen haben."],
      toCoupon: "Gutschein",
      couponSeen: "Gutschein nochmals zeigen",
      winner: "Gewonnen hat",
      drink: "Ein Freigetränk",
      playedOn: ["Gespielt am ",["date"]],
      couponCode: "Code für die Bar",
      couponLoading: "Der Code wird geholt …",
      couponUsed: ["Eingelöst am ",["date"]],
      couponNobody: "Noch steht nicht fest, wer gewonnen hat.",
      couponSeveral: "Mehrere haben gewonnen. Die Gutscheine findest du in der Rangliste.",
      retry: "Nochmals versuchen",
      opening: "Das Spiel wird geöffnet …",
      openingOffline: "Warten auf Netz",
      openingOfflineText: "Sobald du Empfang hast, öffnet sich das Spiel von selbst.",
      openingPaused: "Das Spiel macht Pause",
      openingPausedText: "Sobald es wieder da ist, öffnet es sich von selbst.",
      noGameTitle: "Noch kein Spiel",
      noGameText: "Starte eines, oder scanne den QR-Code auf einem anderen Handy.",
      missingTitle: "Dieses Spiel gibt es nicht mehr",
      missingText: "Vielleicht wurde es gelöscht. Ein neues ist schnell gestartet.",
      refusedTitle: "Dieser Link führt zu keinem Spiel",
      refusedText: "Scanne den QR-Code nochmals, oder starte ein neues Spiel.",
      unavailableTitle: "Das Spiel macht Pause",
      unavailableText: "Zurzeit lassen sich keine neuen Spiele starten. Bitte versuche es später.",
      toStart: "Zum Start",
      rules: "Regeln",
      readOn: "Weiterlesen",
      lead: [["count",2,{"one":[["names"]," führt"],"other":[["names"]," führen"]}]," mit ",["score"]],
      won: [["count",2,{"one":[["names"]," gewinnt"],"other":[["names"]," gewinnen"]}]," mit ",["score"]],
      leadTie: ["Gleichstand: ",["score"]],
      par: "Par",
      toPar: "zu Par",
      holeInOne: "Hole in one!",
      whoTitle: "Wer bist du?",
      whoText: "Tippe auf deinen Namen, oder schreib ihn dazu.",
      whoName: "Dein Name",
      whoJoin: "Mitspielen",
      whoKnown: ["Du bist ",["name"],"."],
      holeByHole: "Loch für Loch",
      standings: "Rangliste",
      legend: "Rund: unter Par. Eckig: über Par.",
      hole: "Loch",
      holesPlayed: [["count",2,{"one":[0," Loch"],"other":[0," Löcher"]}]],
      sharePicture: "Als Bild teilen",
      pictureKept: "Bild gesichert",
      'status.saved': "Gesichert",
      'status.waiting': [["count",2,{"one":[0," Eintrag wird"],"other":[0," Einträge werden"]}]," gesendet"],
      'status.waitingOffline': ["Offline: ",["count",2,{"one":[0," Eintrag wartet"],"other":[0," Einträge warten"]}]],
      'status.offline': "Offline. Weiterspielen geht.",
      'status.connecting': "Verbindung wird aufgebaut",
      'status.full': "Speicher voll: Seite offen lassen.",
      'status.memory': "Privates Fenster: Seite offen lassen.",
      'status.slow': "Speicher antwortet langsam: Seite offen lassen.",
      'problem.offline': "Kein Netz. Bitte versuche es nochmals, wenn du Empfang hast.",
      'problem.unavailable': "Das Spiel steht zurzeit nicht zur Verfügung.",
      'problem.rateLimited': "Zu viele Versuche. Bitte warte eine Minute.",
      'problem.tooManyGames': "Aus diesem Netz wurden heute schon sehr viele Spiele begonnen. Mit mobilen Daten statt WLAN geht es.",
      'problem.tooManyPlayers': "Mehr als 100 Namen fasst ein Spiel nicht.",
      'problem.tooManyHoles': "Mehr als 100 Löcher fasst eine Runde nicht.",
      'problem.invalidName': "Dieser Name geht nicht: leer oder zu lang.",
      'problem.notFound': "Das gibt es nicht mehr.",
      'problem.roundIncomplete': "Auf dem letzten Loch fehlt noch ein Ergebnis.",
      'problem.notWinner': "Gewonnen hat jemand anderes.",
      'problem.roundTooShort': "Diese Runde ist noch zu kurz für einen Gutschein.",
      'problem.noCouponsLeft': "Für heute sind alle Gutscheine vergeben.",
      'problem.failed': "Das hat nicht geklappt. Bitte versuche es nochmals.",
      roundTooShort: ["Eine Runde dauert mindestens ",["minutes"]," Minuten. Den Code gibt es ab ",["time"]," Uhr."],
    },
  }
