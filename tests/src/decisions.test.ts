import { execFileSync } from 'node:child_process'
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

test('every file that the documents name is there', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  // What lies outside of the repository, or in the data of a site.
  const isElsewhere = (path: string) => /^(spec|DATA_DIR)\//.test(path)
  const isThere = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`))
  const stale = files
    .filter((file) => /^docs\/.*\.md$/.test(file))
    .flatMap((document) => {
      const named = readFileSync(document, 'utf8').matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|json|css|yml|md))`/g)
      return [...named].flatMap(({ 1: path = '' }) =>
        isElsewhere(path) || isThere(path) ? [] : [`${document}: ${path}`],
      )
    })
  expect(stale).toEqual([])
})
