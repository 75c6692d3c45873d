import { camelCase, pascalCase } from './names.ts'

/** The files of a new option type: a choice of two, with its control and test. */
export function optionTemplate(folder: string): Record<string, string> {
  const name = camelCase(folder)
  return {
    'option.ts': `import { defineChoice } from '../../kernel/option.ts'

/** What the option is for. */
export const ${name} = defineChoice({
  type: '${name}',
  values: {
    first: { de: 'Erstes', fr: 'Premier', en: 'First' },
    second: { de: 'Zweites', fr: 'Second', en: 'Second' },
  },
  fallback: 'first',
})
`,
    'control.tsx': `import type { ControlProps } from '../../kernel/control.ts'
import { ChoiceControl } from '../choice-control.tsx'
import type { OptionValue } from '../options.generated.ts'

export function ${pascalCase(folder)}Control(props: ControlProps<OptionValue<'${name}'>>) {
  return <ChoiceControl {...props} />
}
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
