import { text } from '@blickfang/contract/fields/fields.ts'
import { type Block, defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocks } from '../contracts.generated.ts'
import { allBlocks } from './all-blocks.ts'
import { joinBlocks } from './join-blocks.ts'

const ours = Object.values<Block>(blocks)
const label = { de: 'Beiträge', fr: 'Articles', en: 'Posts' }
const fields = { title: text(words.title) }

function block(name: string): Block {
  return defineBlock({ name, label, section: 'content', icon: 'box', fields })
}

function withCard(name: string, card: string): Block {
  const postCard = defineGroup({ name: card, label, fields })
  return defineBlock({ name, label, section: 'content', icon: 'box', fields, children: { posts: postCard } })
}

/** All that can be read of blocks; what zod keeps in its schemas runs in circles. */
function lookOf(all: readonly Block[]): string {
  return JSON.stringify(all, (_, value) => (Object(value)._zod ? undefined : value))
}

test('without blocks of a project the catalogue is ours to the letter', () => {
  expect(allBlocks).toEqual(ours)
})

test('whatever a project adds, our own blocks stay as they are and where they are', () => {
  const before = lookOf(ours)
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/).map((name) => `own${name}`))
  fc.assert(
    fc.property(names, (added) => {
      const all = joinBlocks(
        ours,
        added.map((name) => [name, block(name)]),
      )
      expect(all.slice(0, ours.length)).toEqual(ours)
      expect(all.slice(ours.length).map(({ name }) => name)).toEqual(added)
      expect(lookOf(ours)).toBe(before)
    }),
  )
})

const aBlock: Block = block('postList')
test.each<[string, [string, Block][], string]>([
  ['a name of ours', [['quote', block('quote')]], 'The name «quote» of the block «quote» is taken'],
  ['a card’s name of ours', [['factCard', block('factCard')]], 'The name «factCard» of the block «factCard» is taken'],
  [
    'a card like one of ours',
    [['postList', withCard('postList', 'quote')]],
    'The name «quote» of the block «postList»',
  ],
  [
    'a card like a block beside it',
    [
      ['postList', aBlock],
      ['posts', withCard('posts', 'postList')],
    ],
    'The name «postList» of the block «posts» is taken',
  ],
  ['a name that is another’s', [['posts', aBlock]], 'The block «posts» is called «postList» in its contract'],
  [
    'a name that is none',
    [['post-list', block('post-list')]],
    'The name «post-list» of the block «post-list» is no name',
  ],
  [
    'a collection of ours',
    [['postList', { ...aBlock, kind: 'pageCollection', collection: { name: 'service', detail: 'postList' } }]],
    'The collection «service» of the block «postList» is taken',
  ],
])('%s is refused by one sentence that says which', (_, added, sentence) => {
  expect(() => joinBlocks(ours, added)).toThrow(sentence)
})

test('what no contract makes is refused, whatever it is', () => {
  for (const odd of [undefined, {}, { name: 'postList', label }]) {
    expect(() => joinBlocks(ours, [['postList', odd as unknown as Block]])).toThrow('The block «postList» is none')
  }
})
