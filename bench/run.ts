import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, type Table } from './table.ts'

const here = dirname(fileURLToPath(import.meta.url))
const names = readdirSync(join(here, 'suites'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()
const wanted = process.argv.slice(2)

if (wanted.length === 0 || wanted.some((name) => name !== 'all' && !names.includes(name))) {
  console.error(`npm run bench -- NAME   NAME is one of: ${names.join(', ')}, all`)
  process.exit(2)
}

for (const name of wanted.includes('all') ? names : wanted) {
  const suite = (await import(`./suites/${name}.ts`)) as { run: () => Promise<Table> }
  console.log(format(await suite.run()))
}
process.exit(0)
