import { expect, test } from 'vitest'
import { de } from '../locales/panels/de.generated.ts'

const sources = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default', eager: true })

test('undo and redo say in words what each command of the editor did', () => {
  const commands = Object.entries(sources).flatMap(([file, source]) =>
    /\/(testing|history)\/|\.test\.ts$/.test(file)
      ? []
      : [...source.matchAll(/defineCommand[^(]*\(\{\s*name: '(\w+)'/g)].map(([, name]) => name),
  )
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter((name) => !(`command.${name}` in de.messages))).toEqual([])
})
