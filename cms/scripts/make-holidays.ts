import { writeFileSync } from 'node:fs'
import { knownCantons, knownHolidays } from './known-holidays.ts'

/** Writes what is kept of Switzerland's holidays and postcodes; run when one of the two data sets has a new version. */
const write = (name: string, source: string, values: Record<string, unknown>) =>
  writeFileSync(
    new URL(`../src/plugin/operations/optician/holidays/${name}.generated.ts`, import.meta.url),
    `// ${source}\n${Object.entries(values)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)} as const`)
      .join('\n')}\n`,
  )
write(
  'holidays',
  'From date-holidays (https://github.com/commenthol/date-holidays), data CC BY 3.0, by cms/scripts/make-holidays.ts',
  knownHolidays(),
)
write('postcodes', 'From @stefanzweifel/js-swiss-cantons (MIT) by cms/scripts/make-holidays.ts', {
  postcodes: knownCantons(),
})
