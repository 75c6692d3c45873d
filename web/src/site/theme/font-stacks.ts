import type { FontPair } from '@blickfang/contract/options/font-pair/option.ts'
import { fonts as own } from '@blickfang/contract/project/fonts'

interface Stacks {
  readonly display: string
  readonly text: string
}

// Letters first: the font's own stand-in, which its variable ends with, has every letter.
const stack = (name: string, ending: string) => `var(--font-${name}-letters),var(--font-${name}),${ending}`
const sans = 'system-ui,sans-serif'
const serif = 'Georgia,serif'

const lensText = `var(--font-instrument),var(--font-instrument-letters),var(--font-instrument-ext),'Text Stand-in',${sans}`
const lensDisplay = `var(--font-fraunces),var(--font-fraunces-letters),var(--font-fraunces-ext),'Display Stand-in',${serif}`

/** Fonts of each pair in the order in which a browser tries them. The first pair's are those of globals.css. */
const stacks: { readonly [Pair in FontPair]: Stacks } = {
  lens: { display: lensDisplay, text: lensText },
  clear: { display: stack('bricolage-grotesque', sans), text: stack('figtree', sans) },
  classic: { display: stack('newsreader', serif), text: stack('figtree', sans) },
  calm: { display: stack('literata', serif), text: lensText },
  modern: { display: stack('outfit', sans), text: stack('dm-sans', sans) },
}

/** The fonts of a pair for headings and text, as values of `font-family`. */
export function stacksOf(pair: FontPair): Stacks {
  return own[pair] ?? stacks[pair]
}

/** Style that sets a page in a pair of fonts, whichever it came in, and whichever style comes first. */
export function fontStyle(pair: FontPair): string {
  const { display, text } = stacksOf(pair)
  return `html:root{--font-display:${display};--font-text:${text}}`
}
