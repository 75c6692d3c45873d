import { groupCollections } from '@blickfang/blocks/page-collections.ts'
import { scoreTracker } from '@blickfang/blocks/score-tracker/contract.ts'
import { gameRoles } from '@blickfang/contract/game/game-addresses.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isAlive, type State, stateOf } from './read-sql.ts'
import { textArray } from './text-array.ts'

const unlistedRoles = ['search', ...gameRoles.filter((role) => role !== 'start')]

/** True for pages of `pages p` that visitors can open: not for those whose words they see in blocks alone. */
export function isOpenable(state: State): SQL {
  return state === 'draft'
    ? sql`true`
    : sql`(p.collection is null or not p.collection = any(${textArray(groupCollections)}))`
}

/**
 * True for a page of `pages p` that search engines shall not show: behind a password, the site's own search, the game's steps after
 * its start, and its leaderboard. Visitors from a search engine have no game that these could show.
 */
export function isUnlisted(state: State): SQL {
  const group = stateOf('board', state)
  const display = sql`coalesce(${group}->>'options.scoreOptions', ${scoreTracker.options.scoreOptions.fallback}::text)`
  return sql`(p.draft ? 'password' or coalesce(p.role = any(${textArray(unlistedRoles)}), false)
    or exists (select from bf_groups board where board.page_id = p.id and board.name = ${scoreTracker.name}
      and ${isAlive(group)} and ${display} = 'TABLE'))`
}
