import type { Locale } from '../../kernel/locale.ts'
import type { GameProblem } from '../game.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

/** The game's own words: everything that is no field of its blocks. `{…}` is filled by `fill`. */
export interface GameWords {
  readonly action: {
    readonly start: string
    readonly addPlayers: string
    readonly share: string
    readonly coupon: string
  }
  readonly gameName: string
  readonly creating: string
  readonly goOn: string
  readonly newGame: string
  readonly players: string
  readonly newPlayer: string
  readonly add: string
  readonly nobodyYet: string
  readonly rename: string
  readonly remove: string
  readonly removed: string
  readonly undo: string
  readonly thisPhone: string
  readonly thisPhoneNobody: string
  readonly waitingForPlayers: string
  readonly playersJoined: string
  readonly qrPlaceholder: string
  readonly qrAlt: string
  readonly share: string
  readonly copied: string
  readonly scoreOf: string
  readonly plus: string
  readonly minus: string
  readonly blank: string
  readonly enteredBy: string
  readonly enteredElsewhere: string
  readonly enteredHere: string
  readonly versions: string
  readonly takeBack: string
  readonly noOlder: string
  readonly rank: string
  readonly player: string
  readonly holes: string
  readonly total: string
  readonly incomplete: string
  readonly toCoupon: string
  readonly couponSeen: string
  readonly winner: string
  readonly drink: string
  readonly playedOn: string
  readonly couponCode: string
  readonly couponLoading: string
  readonly couponUsed: string
  readonly couponNobody: string
  readonly retry: string
  readonly opening: string
  readonly noGameTitle: string
  readonly noGameText: string
  readonly missingTitle: string
  readonly missingText: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly unavailableTitle: string
  readonly unavailableText: string
  readonly toStart: string
  readonly noScript: string
  readonly status: {
    readonly saved: string
    readonly waiting: string
    readonly waitingOffline: string
    readonly offline: string
    readonly connecting: string
    readonly full: string
    readonly memory: string
  }
  readonly problem: { readonly [P in GameProblem]: string }
}

/** In German, French and English; who reads Italian or Romansh gets German, all others English. */
export function gameWords(locale: Locale): GameWords {
  if (locale === 'fr') return fr
  return locale === 'de' || locale === 'rm' || locale === 'it' ? de : en
}

/** Puts values into a sentence; `{n|one|many}` chooses by number. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
