import { defineSource, keyOf, parametersOf } from '@blickfang/contract/kernel/source.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { optionsInEdit } from '@blickfang/contract/options/option-values.ts'
import { text } from '@blickfang/contract/options/text/option.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { z as mini } from 'zod/mini'
import config from '../../payload.config.ts'
import { type Database, databaseOf } from '../db/database.ts'
import { askedOf } from './asked-sql.ts'

const label = { de: 'Name', fr: 'Nom', en: 'Name' }
const source = defineSource({
  name: 'reviews',
  parameters: {
    branch: 'options.branch',
    side: 'options.side',
    isAll: 'options.isAll',
    count: 'options.count',
    of: 'collection',
  },
  schema: mini.array(mini.string()),
  empty: [],
  tags: () => [],
  ages: 'never',
  sample: [],
})
const block = defineBlock({
  name: 'reviewSlider',
  label,
  section: null,
  icon: 'star',
  collection: { name: 'team', detail: 'hero' },
  sources: [source],
  fields: {},
  options: {
    branch: text(label, { fallback: 'alle' }),
    side: alignment(label, { filter: ['left', 'right'], fallback: 'right' }),
    isAll: checkbox(label, { fallback: true }),
    count: number(label, { fallback: 3 }),
  },
  showWhen: {
    branch: { isAll: false },
    side: { count: { comparison: '>', value: 4 } },
    count: { side: { comparison: '!=', value: 'left' }, isAll: true },
  },
})

let payload: Payload
let db: Database

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
})
afterAll(() => payload.destroy())

const stored = fc.record(
  {
    'options.branch': fc.constantFrom('Winterthur', '', 7, null),
    'options.side': fc.constantFrom('left', 'right', 'center', true),
    'options.isAll': fc.constantFrom(true, false, 'yes'),
    'options.count': fc.constantFrom(1, 4, 5, 12, 'many'),
  },
  { requiredKeys: [] },
)

test('what the statement works out for a block is what its view asks for, whatever is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 6 }), async (groups) => {
      const rows = sql.join(
        groups.map((values) => sql`select ${block.name}::text as name, ${JSON.stringify(values)}::jsonb as values`),
        sql` union all `,
      )
      const asked = await db.rows<{ parameters: Record<string, never> }>(askedOf(source, sql`(${rows})`, [block]))
      const wanted = groups.map((values) =>
        keyOf(
          source,
          parametersOf(source, { block, options: optionsInEdit(block, z.record(z.string(), z.json()).parse(values)) }),
        ),
      )
      expect(asked.map(({ parameters }) => keyOf(source, parameters)).sort()).toEqual([...new Set(wanted)].sort())
    }),
  )
})
