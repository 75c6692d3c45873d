// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly move: { readonly name: string | number }
  readonly movable: null
  readonly moveUp: { readonly name: string | number }
  readonly moveDown: { readonly name: string | number }
  readonly instructions: null
  readonly taken: { readonly count: string | number; readonly list: string | number; readonly name: string | number; readonly place: string | number }
  readonly over: { readonly count: string | number; readonly list: string | number; readonly name: string | number; readonly place: string | number }
  readonly nowhere: { readonly name: string | number }
  readonly put: { readonly count: string | number; readonly list: string | number; readonly name: string | number; readonly place: string | number }
  readonly cancelled: { readonly count: string | number; readonly list: string | number; readonly name: string | number; readonly place: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      move: [["name"]," verschieben"],
      movable: "verschiebbar",
      moveUp: [["name"]," nach oben"],
      moveDown: [["name"]," nach unten"],
      instructions: "Mit der Leertaste nehmen Sie den Eintrag auf, mit den Pfeiltasten verschieben Sie ihn, mit der Leertaste legen Sie ihn ab. Escape lässt alles, wie es war.",
      taken: [["name"]," ist aufgenommen: Platz ",["place"]," von ",["count"]," in «",["list"],"»."],
      over: [["name"],": Platz ",["place"]," von ",["count"]," in «",["list"],"»."],
      nowhere: ["Hier kann ",["name"]," nicht abgelegt werden."],
      put: [["name"]," steht an Platz ",["place"]," von ",["count"]," in «",["list"],"»."],
      cancelled: [["name"]," bleibt an Platz ",["place"]," von ",["count"]," in «",["list"],"»."],
    },
  }
