import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import type { PageCollection } from '@blickfang/contract/kernel/block.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { textArray } from '../../reading/text-array.ts'

/**
 * Order of what was found, whatever its rank: what the shop says and offers, its people, jobs and adverts, places of its map, other
 * businesses, and what the law wants said.
 */
export const stepOf = { own: 1, people: 2, entry: 3, places: 4, business: 5, legal: 6 } as const

const legalRoles = ['imprint', 'privacy', 'terms']

/** How deep in a text it was found: 0 in its name, 1 in its description, 2 in its words. */
export function depthIn(document: SQL): SQL {
  return sql`case when ts_filter(${document}, '{a}') @@ asked.query then 0
    when ts_filter(${document}, '{a,b}') @@ asked.query then 1 else 2 end`
}

/** Step of a page. A legal page that is looked for by its name is found as any other. */
export function pageStep(depth: SQL): SQL {
  return sql`case
    when p.collection = any(${textArray(collectionsFoundAs('people'))}) then ${stepOf.people}
    when p.collection = any(${textArray(collectionsFoundAs('places'))}) then ${stepOf.places}
    when p.role = any(${textArray(legalRoles)}) and ${depth} > 0 then ${stepOf.legal}
    else ${stepOf.own} end::int`
}

function collectionsFoundAs(kind: PageCollection['foundAs']): string[] {
  return allBlocks.flatMap(({ collection }) => (collection && collection.foundAs === kind ? [collection.name] : []))
}
