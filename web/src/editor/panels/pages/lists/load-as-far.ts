import type { EditorSession } from '../../../session/editor-session.ts'
import { atOnce, type Part, partOf } from '../page-part.ts'
import { isListed } from './page-lists.ts'

/** Ids that a request names (`GET page/get`). */
const idsAtOnce = 100

/**
 * Reads the lists of pages again, each as far as it was read before. A known page that is in none of them any more is asked for by
 * its id: somebody has removed or renamed it.
 */
export async function loadAsFar(
  session: EditorSession,
  search: string,
  before: ReadonlyMap<string | null, Part>,
): Promise<ReadonlyMap<string | null, Part>> {
  const known = Object.values(session.document.site.getState().entries).filter(isListed)
  const listed = new Set<string>()
  const parts = new Map<string | null, Part>()
  for (const section of await session.loadSections({ search, limit: atOnce + 1 })) {
    const { collection } = section
    let part = partOf(section)
    for (const { id } of section.pages) listed.add(id)
    while (part.end && part.read < (before.get(collection)?.read ?? 0)) {
      const after = `${part.end.order},${part.end.id}`
      const { pages, next } = await session.loadPages({ search, collection: collection ?? '', limit: atOnce, after })
      for (const { id } of pages) listed.add(id)
      part = partOf({ ...part, pages, next }, part.read)
    }
    parts.set(collection, part)
  }
  const missed = known.filter(({ id }) => !listed.has(id)).slice(0, idsAtOnce)
  if (missed.length > 0) await session.loadPages({ ids: missed.map(({ id }) => id).join(','), limit: idsAtOnce })
  return parts
}
