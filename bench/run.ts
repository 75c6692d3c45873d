import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, type Table } from './table.ts'

const here = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(join(here, 'suites'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const suites = new Map(files.map((file) => [basename(file, '.ts'), file]))
const names = [...suites.keys()].sort()
const wanted = process.argv.slice(2)

if (wanted.length === 0 || wanted.some((name) => name !== 'all' && !names.includes(name))) {
  console.error(`npm run bench -- NAME   NAME is one of: ${names.join(', ')}, all`)
  process.exit(2)
}

for (const name of wanted.includes('all') ? names : wanted) {
  const suite = (await import(join(here, 'suites', suites.get(name) ?? ''))) as { run: () => Promise<Table> }
  console.log(format(await suite.run()))
}
process.exit(0)
