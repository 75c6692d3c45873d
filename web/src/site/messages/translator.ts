import { createTranslator } from 'next-intl'
import type { Locale } from 'shared/kernel/locale.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hr from './hr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import rm from './rm.json' with { type: 'json' }
import sq from './sq.json' with { type: 'json' }
import sr from './sr.json' with { type: 'json' }

const messages: { readonly [L in Locale]: typeof de } = { de, en, es, fr, hr, it, pt, rm, sq, sr }

/** The site's own words in the visitor's language, for components of the server only. */
export function siteTranslator(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] })
}
