import { camelCase } from '@blickfang/platform/registries/names.ts'

/** The files of a new option type: a choice of two and its test; `control.tsx` beside them is wanted by what is no choice by name. */
export function optionTemplate(folder: string): Record<string, string> {
  const name = camelCase(folder)
  return {
    'option.ts': `import { defineChoice } from '../../kernel/option.ts'

/** Purpose of the option. */
export const ${name} = defineChoice({
  type: '${name}',
  values: {
    first: { de: 'Erstes', fr: 'Premier', en: 'First' },
    second: { de: 'Zweites', fr: 'Second', en: 'Second' },
  },
  fallback: 'first',
})
`,
    [`${folder}.test.ts`]: `import { expect, test } from 'vitest'
import { ${name} } from './option.ts'

test('it accepts its own values only', () => {
  const { schema, fallback } = ${name}({ de: 'Name', fr: 'Nom', en: 'Name' })
  expect(schema.parse(fallback)).toBe(fallback)
  expect(schema.safeParse('third').success).toBe(false)
})
`,
  }
}
