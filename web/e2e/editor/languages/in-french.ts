import type { Call } from '@blickfang/contract/api/client.ts'
import type { OwnPage } from '../../fixtures.ts'

/** The page in French too, with a name of its own. Returns where it is edited. */
export async function inFrench(call: Call, { id }: OwnPage): Promise<string> {
  const french = { id, lang: 'fr' as const, base: { disallowedLanguages: 1 } }
  await call('updatePageInfo', { ...french, meta: { disallowedLanguages: [], name: `Essai ${id}` } })
  return `/fr/edit/${id}?toolbar=1`
}
