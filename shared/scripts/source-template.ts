import { camelCase } from '@blickfang/platform/registries/names.ts'

/** The files of a new source, contract and SQL: it answers with the pages that have a role before anyone touches it. */
export function sourceTemplate(folder: string) {
  const name = camelCase(folder)
  return {
    'shared/contract/src/sources': {
      'source.ts': `import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'
import { defineSource } from '../../kernel/source.ts'

/** Purpose of the source. */
export const ${name} = defineSource({
  name: '${name}',
  // A parameter comes from an option of the block that asks: \`{ branch: 'options.branch' }\`.
  parameters: {},
  schema: z.array(z.object({ id: idSchema, name: z.string() })),
  empty: [],
  tags: (shown) => shown.map(({ id }) => \`page:\${id}\`),
  ages: 'never',
  sample: [{ id: '00000000-0000-4000-8000-0000000000e1', name: 'Beispiel' }],
})
`,
    },
    'cms/src/plugin/sources': {
      'reader.ts': `import { ${name} } from '@blickfang/contract/sources/${folder}/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { isPageShown, stateOf } from '../../reading/read-sql.ts'
import { pageName } from '../../reading/teaser-sql.ts'
import { defineReader } from '../source-reader.ts'

interface Row {
  readonly id: string
  readonly name: string
}

/** Fragment of the statement that reads a page, and the meaning of its rows. */
export const ${name}Reader = defineReader(${name}, {
  rows: ({ locale, state }) => {
    const page = stateOf('p', state)
    return sql\`(select json_agg(json_build_object('id', p.id, 'name', \${pageName(page, locale)}) order by p.role)
      from bf_pages p where p.role is not null and \${isPageShown(page, locale)})\`
  },
  view: (rows: Row[] | null) => rows ?? [],
})
`,
    },
  }
}
