import { text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const postList = defineBlock({
  name: 'postList',
  label: { de: 'Beiträge', fr: 'Articles', en: 'Posts' },
  section: 'content',
  icon: 'box',
  fields: { title: text(words.title) },
})

beforeEach(() => vi.resetModules())

test('blocks that a project adds before anything asks are in the catalogue, behind ours', async () => {
  const { ownBlocks } = await import('./added-blocks.ts')
  ownBlocks.add({ postList })
  // Told twice, as by two configurations in one process, they are there once.
  ownBlocks.add({ postList })
  const { allBlocks } = await import('./all-blocks.ts')
  const { findGroup } = await import('../groups.ts')
  const { listOfferedBlocks } = await import('../offered-blocks.ts')
  expect(allBlocks.filter(({ name }) => name === 'postList')).toEqual([postList])
  expect(allBlocks.at(-1)).toBe(postList)
  expect(findGroup('postList')?.block).toBe(postList)
  expect(listOfferedBlocks('beitrage', 'de').flatMap(({ blocks }) => blocks)).toContain(postList)
})

test('blocks that come too late are refused by name, and those that are known may be told again', async () => {
  const { ownBlocks } = await import('./added-blocks.ts')
  ownBlocks.add({ postList })
  await import('../groups.ts')
  expect(() => ownBlocks.add({ postList })).not.toThrow()
  expect(() => ownBlocks.add({ later: postList })).toThrow('before it was told of the block «later»')
})

test('blocks that one side alone is told of are named', async () => {
  const { ownBlocks } = await import('./added-blocks.ts')
  expect(() => ownBlocks.requireBundled({})).not.toThrow()
  expect(() => ownBlocks.requireBundled({ postList })).toThrow(
    'The plugin is told of the block «postList», and Next is not: please say withBlickfang(config, { own:',
  )
  vi.doMock('@blickfang/blocks/project/contracts', () => ({ blocks: { postList, other: postList } }))
  vi.resetModules()
  const aliased = await import('./added-blocks.ts')
  expect(() => aliased.ownBlocks.requireBundled({ postList })).toThrow(
    'Next is told of the block «other», and the plugin is not',
  )
  expect(() => aliased.ownBlocks.requireBundled({ postList, other: postList })).not.toThrow()
  vi.doUnmock('@blickfang/blocks/project/contracts')
})
