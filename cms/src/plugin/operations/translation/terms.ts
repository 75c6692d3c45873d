import { parseTerms } from '@blickfang/contract/options/terms/parse-terms.ts'
import type { Database } from '../../db/database.ts'
import type { Term } from '../../translation/translator.ts'
import { getSettings } from '../settings/save-settings.ts'
import type { Pair } from './originals.ts'

/** The site's own words from one language into the other. */
export async function listTerms(db: Database, { from, to }: Pair): Promise<readonly Term[]> {
  const { settings } = await getSettings({ db })
  const parsed = parseTerms(settings.translation.terms)
  return ('terms' in parsed ? parsed.terms : []).flatMap((term) => {
    const [word, translation] = [term[from], term[to]]
    return word && translation ? [{ word, translation }] : []
  })
}
