import { groups as catalogue } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { textArray } from '../reading/text-array.ts'
import { optionValue } from './option-value.ts'

const blocks: readonly Block[] = [...catalogue.values()].flatMap(({ block, slot }) => (slot === null ? [block] : []))

/** Questions of the blocks among `groups`, a relation (name, values), to the source: a query of (source, parameters), each once. */
export function askedOf(source: Source, groups: SQL, asking: readonly Block[] = blocks): SQL {
  const blocks = asking.filter(({ sources }) => sources.some(({ name }) => name === source.name))
  const byBlock = blocks.map((block) => sql`when ${block.name} then ${parametersOf(source, block)}`)
  const parameters = Object.keys(source.parameters).length > 0 && blocks.length > 0
  return sql`select distinct ${source.name}::text as source,
      ${parameters ? sql`case g.name ${sql.join(byBlock, sql` `)} end` : sql`'{}'::jsonb`} as parameters
    from ${groups} g where g.name = any(${textArray(blocks.map(({ name }) => name))})`
}

/** The one ask of a source that no option changes. */
export function plainAsk(source: Source): SQL {
  return sql`select ${source.name}::text as source, '{}'::jsonb as parameters`
}

function parametersOf(source: Source, block: Block): SQL {
  const members = Object.entries(source.parameters).map(([name, origin]) => {
    const value =
      origin === 'collection'
        ? sql`to_jsonb(${block.collection?.name ?? null}::text)`
        : optionValue(block, valueKeys.options.partOf(origin) ?? '', sql`g.values`)
    return sql`${name}::text, ${value}`
  })
  return sql`jsonb_build_object(${sql.join(members, sql`, `)})`
}
