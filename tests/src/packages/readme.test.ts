import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('the block that the README shows is the example’s, which is built and published by a test', () => {
  const readme = read('scripts/pack/readmes/cms.md')
  for (const file of ['contract.ts', 'view.tsx', 'about.ts']) {
    const path = `src/blocks/post-list/${file}`
    expect(readme).toContain(`// ${path}\n${read(`examples/host/${path}`)}`)
  }
})
