import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'

test('the index names each decision once, by its number and its title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8')
  const rows = [...index.matchAll(/^\| (\d+) +\| \[(.+?)\]\((\d{3}-.+?\.md)\)/gm)].map(([, number, title, file]) => ({
    file,
    head: `# ${number}. ${title}`,
  }))
  const records = readdirSync(folder).filter((file) => /^\d{3}-/.test(file))
  expect(rows.map(({ file }) => file).toSorted()).toEqual(records.toSorted())
  for (const { file, head } of rows) expect(readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0]).toBe(head)
})
