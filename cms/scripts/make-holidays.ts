import { writeFileSync } from 'node:fs'
import { keptCountries, knownCantons, knownHolidays, knownRegions, knownVersion } from './known-holidays.ts'

const beside = '../src/plugin/operations/optician/holidays'

/** Writes what is kept of holidays, their regions and Switzerland's postcodes; run when one of the two data sets has a new version. */
const write = (path: string, source: string, values: Record<string, unknown>) =>
  writeFileSync(
    new URL(`${path}.generated.ts`, import.meta.url),
    `// ${source}\n${Object.entries(values)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)} as const`)
      .join('\n')}\n`,
  )
const library = `From date-holidays ${knownVersion()} (https://github.com/commenthol/date-holidays), data CC BY 3.0, by cms/scripts/make-holidays.ts`
const known = knownHolidays(keptCountries)
write(`${beside}/holidays`, library, { ...known })
write('../../shared/contract/src/options/holiday-region/regions', library, { regions: knownRegions(known) })
write(`${beside}/postcodes`, 'From @stefanzweifel/js-swiss-cantons (MIT) by cms/scripts/make-holidays.ts', {
  postcodes: knownCantons(),
})
