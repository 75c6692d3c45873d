import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Folders of the servers' code; what editors' browsers print is nobody's log. */
const rooms = ['cms/src/plugin', 'cms/src/health', 'web/src/server', 'shared/platform/src/server']
const sentence = /\bmsg: '([^']+)'|\b(?:info|warn|error|level\])\(.*, '([A-Z][^']+)'\)/g

test('docs/OPERATE.md says what each line of the log means', () => {
  const told = readFileSync('docs/OPERATE.md', 'utf8')
  const files = [
    ...rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    ),
    'cms/src/start-process.ts',
  ].filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  const lines = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(sentence)].map(([, message, said]) => message ?? said ?? ''),
  )
  expect(lines.length).toBeGreaterThan(15)
  expect(lines.filter((line) => !told.includes(`\`${line}\``))).toEqual([])
})
