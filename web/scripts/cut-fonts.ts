import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Cuts a small file out of each of the site's fonts: the letters that the ten languages need beyond Western Europe's, which
 * the first files hold. With them in the large second file, one «ć» in a name costs 60 kB. Run by `npm run gen`.
 */
const letters = 'ĆćČčĐđŠšŸŽž'

const { resolve } = createRequire(import.meta.url)
const fonts = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  'instrument-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
}

for (const [name, file] of Object.entries(fonts)) {
  const cut = await subset(readFileSync(resolve(file)), letters, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../src/site/fonts/${name}-letters.generated.woff2`, import.meta.url), cut)
}
