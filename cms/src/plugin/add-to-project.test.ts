import { buildConfig, type Config, type Plugin } from 'payload'
import { expect, test } from 'vitest'
import { blickfang } from './add-to-project.ts'
// The plugin itself is read when Payload asks for it, which takes longer than a test.
import './blickfang.ts'
import type { BlickfangOptions } from './options.ts'

const options = {
  databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
  publicUrl: 'https://site.example',
  mediaStore: {},
} as unknown as BlickfangOptions

/** Brings a collection that Blickfang does not take, or one that it takes. */
const brings =
  (slug: string, localized: boolean): Plugin =>
  (config) => ({
    ...config,
    collections: [...(config.collections ?? []), { slug, fields: [{ name: 'title', type: 'text', localized }] }],
  })

test.each([
  ['a collection of our name', brings('bf-pages', false), 'collections of its own called «bf-pages»'],
  ['fields in languages', brings('posts', true), '«posts.title»'],
])('what a plugin behind it brings is looked at as well: %s', async (_, other, sentence) => {
  const db = { name: 'postgres', defaultIDType: 'text', init: () => ({}) }
  const config = { secret: 'x', telemetry: false, db, collections: [] } as unknown as Config
  await expect(buildConfig({ ...config, plugins: [blickfang(options), other] })).rejects.toThrow(sentence)
})
