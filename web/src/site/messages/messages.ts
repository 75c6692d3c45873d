import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import de from './de.json'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import hr from './hr.json'
import it from './it.json'
import pt from './pt.json'
import rm from './rm.json'
import sq from './sq.json'
import sr from './sr.json'

/** The site's own words to visitors by language. */
export const messages: { readonly [L in Locale]: typeof de } = { de, en, es, fr, hr, it, pt, rm, sq, sr }
