import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idleSettings, settingsSchema } from '../content/settings.ts'

const read = (...folders: string[]) =>
  folders
    .flatMap((folder) => {
      const root = new URL(`../../../../${folder}/`, import.meta.url)
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      return files
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(new URL(name, root), 'utf8'))
    })
    .join('\n')

/** Paths of all single values. */
function leaves(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const own = path ? `${path}.${name}` : name
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value, own) : [own]
  })
}

const all = leaves(settingsSchema.parse({}))

test('each setting is read by something, or is one of those that are not offered', () => {
  const site = read(
    'web/src/site',
    'web/src/editor/shell',
    'web/src/server',
    'cms/src/plugin/operations',
    'cms/src/plugin/jobs',
    'shared/views/src/site',
    'shared/blocks/src',
  )
  const unread = all.filter((path) => !idleSettings.includes(path) && !mentions(site, path))
  expect(unread).toEqual([])
})

/** Whether a source mentions a path, by its last part that is no `id` or `enabled`: those are read with what they belong to. */
function mentions(source: string, path: string): boolean {
  return new RegExp(`\\b${nameOf(path)}\\b`).test(source)
}

function nameOf(path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  return ['id', 'enabled', 'from', 'to'].includes(last) ? (parts.at(-2) ?? last) : last
}
