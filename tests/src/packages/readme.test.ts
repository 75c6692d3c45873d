import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('what the README shows of a project’s own is the example’s, which a test builds and publishes', () => {
  const readme = read('scripts/pack/readmes/cms.md')
  const block = ['contract.ts', 'view.tsx', 'about.ts'].map((file) => `blocks/post-list/${file}`)
  const others = ['source.ts', 'reader.ts'].map((file) => `sources/latest-posts/${file}`)
  for (const file of [
    ...block,
    ...others,
    'sections/posts/section.ts',
    'options/post-look/option.ts',
    'fonts/poster/font.ts',
    'forms/order/form.ts',
    ...['view.tsx', 'order-entry.tsx'].map((file) => `blocks/order-form/${file}`),
  ]) {
    const path = `src/blickfang/${file}`
    expect(readme).toContain(`// ${path}\n${read(`examples/host/${path}`)}`)
  }
  for (const file of ['theme.css', 'fonts/poster/faces.css']) {
    const path = `src/blickfang/${file}`
    expect(readme).toContain(`/* ${path} */\n${read(`examples/host/${path}`)}`)
  }
})
