import type { Call } from '@blickfang/contract/api/client.ts'
import { expect } from 'vitest'

/** A block of the example's own is added, filled in, held to its contract, answered by its source and published, as one of ours is. */
export async function proveOwnBlock(call: Call, ask: (query: string) => Promise<unknown>): Promise<void> {
  const { page } = await call('addPage', {
    collectionName: null,
    initialMeta: { name: 'Neues' },
    lang: 'de',
    initialGroups: ['hero'],
  })
  const { groups } = await call('addGroup', { pageId: page.id, groupName: 'postList' })
  const [group] = groups
  if (!group) throw new Error('There is no block')
  const field = group.fields.find(({ name }) => name === 'title')
  if (!field) throw new Error('There is no title')
  const value = { base: 0 }
  const { answers } = await call('saveValues', [
    { itemType: 'group', id: group.id, key: 'options.count', value: 5, ...value },
    { itemType: 'group', id: group.id, key: 'options.count', value: 99, base: 1 },
    { itemType: 'group', id: group.id, key: 'options.colour', value: 'red', ...value },
    { itemType: 'group', id: group.id, key: 'options.look', value: 'dated', ...value },
    { itemType: 'group', id: group.id, key: 'options.look', value: 'large', base: 1 },
    { itemType: 'field', id: field.id, key: 'content.de', value: { text: 'Aus der Backstube' }, ...value },
  ])
  expect(answers).toMatchObject([
    { success: true },
    { success: false, code: 'INVALID' },
    { success: false, code: 'INVALID' },
    { success: true },
    { success: false, code: 'INVALID' },
    { success: true },
  ])
  await expect(call('addGroup', { pageId: page.id, groupName: 'postLists' })).rejects.toMatchObject({
    code: 'INVALID',
  })
  expect(await call('publishPage', { id: page.id })).toMatchObject({ published: { groups: 2 } })
  const seen = await ask(
    '{ pageBySlug(locale: de, slug: "neues", draft: false) { groups { name options fields { words } } sources { ... on BfOwnAnswer { name key data } } } }',
  )
  expect(seen).toMatchObject({
    data: {
      pageBySlug: {
        groups: [
          { name: 'hero' },
          { name: 'postList', options: { count: 5, look: 'dated' }, fields: [{ words: 'Aus der Backstube' }] },
        ],
        sources: [{ name: 'latestPosts', key: '[5]', data: [{ title: 'Bread' }] }],
      },
    },
  })
}
