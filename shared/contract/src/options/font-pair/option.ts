import { defineChoice } from '../../kernel/option.ts'
import { checkOwnName } from '../../kernel/own/check-name.ts'
import { ownPairs } from './own-pairs.ts'

const ours = {
  lens: { de: 'Markant', fr: 'Marquant', en: 'Distinct' },
  clear: { de: 'Klar', fr: 'Clair', en: 'Clear' },
  classic: { de: 'Klassisch', fr: 'Classique', en: 'Classic' },
  calm: { de: 'Ruhig', fr: 'Calme', en: 'Calm' },
  modern: { de: 'Modern', fr: 'Moderne', en: 'Modern' },
}
/** Name of a pair; a project may have added others. */
export type FontPair = keyof typeof ours

const taken: ReadonlySet<string> = new Set(Object.keys(ours))
const own = ownPairs.read()
for (const [key] of own) checkOwnName('pair of fonts', { key, name: key, taken })

/** Pair of fonts of a site, one for headings and one for text. Which files they are is the site's matter (`web/src/site/fonts`). */
export const fontPair = defineChoice<'fontPair', FontPair>({
  type: 'fontPair',
  values: { ...ours, ...Object.fromEntries(own.map(([name, { label }]) => [name, label])) },
  fallback: 'lens',
})

/** The pairs by their names, in the order in which they are offered: ours, and behind them those of a project. */
export const fontPairs = Object.keys(fontPair({ de: '', fr: '', en: '' }).values) as readonly FontPair[]
