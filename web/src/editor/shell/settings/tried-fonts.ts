import type { FontPair } from '@blickfang/contract/options/font-pair/option.ts'
import { fonts as own } from '@blickfang/contract/project/fonts'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from '../../context/kept-texts.ts'
import { isPreview } from '../../preview/preview-frame.ts'

const name = 'settings:tried-fonts'
/** The path of the pair in the settings. */
export const fontsPath = 'appearance.fonts'
// Without the option, which would bring the schema of the settings with the first load of every page in edit mode.
const pairs: { readonly [Pair in FontPair]: true } = {
  lens: true,
  clear: true,
  classic: true,
  calm: true,
  modern: true,
}

/** Pair of fonts that somebody tries on the page of their own browser, as they try colours; null: none. */
export const triedFonts = createStore<{ readonly pair: FontPair | null }>(() => ({ pair: null }))

/** Kept at once, over a reload and a crash; null ends the trial, and so does the pair that the site has. */
export function tryFonts(pair: FontPair | null, saved?: FontPair): void {
  const tried = pair === saved ? null : pair
  writeKept(name, tried)
  triedFonts.setState({ pair: tried })
}

/** Goes on with what was tried before a reload, and with what another tab tries. Returns the teardown. */
export function followTriedFonts(): () => void {
  // What visitors will see is looked at there, and nobody has taken these fonts.
  if (isPreview()) return () => {}
  const follow = () => {
    const kept = readKept(name)
    triedFonts.setState({ pair: isPair(kept) ? kept : null })
  }
  follow()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Whether a value is the name of a pair. */
export function isPair(value: unknown): value is FontPair {
  return typeof value === 'string' && (Object.hasOwn(pairs, value) || Object.hasOwn(own, value))
}
