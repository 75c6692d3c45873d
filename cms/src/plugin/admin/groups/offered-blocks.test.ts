import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { expect, test } from 'vitest'
import { offeredBlocks } from './offered-blocks.ts'

const settingsOf = (healthOptics: boolean, kind = 'optician') =>
  settingsSchema.parse({ business: { kind }, game: { active: true }, membership: { healthOptics } })
const all = Object.values<Block>(blocks)

test.each(['de', 'fr', 'en'])('the list of blocks in %s has the order of the editor’s dialog', (language) => {
  for (const { blocks: offered } of offeredBlocks(language, settingsOf(true))) {
    const places = offered.map(({ value }) => all.find(({ name }) => name === value)?.place ?? Number.MAX_SAFE_INTEGER)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('what is for members alone is offered to them alone', () => {
  const names = (isMember: boolean) =>
    offeredBlocks('de', settingsOf(isMember)).flatMap((section) => section.blocks.map(({ value }) => value))
  const forMembers = all.filter(({ section, audience }) => section !== null && audience !== 'everyone')
  expect(forMembers.length).toBeGreaterThan(0)
  expect(
    names(true)
      .filter((name) => !names(false).includes(name))
      .toSorted(),
  ).toEqual(forMembers.map(({ name }) => name).toSorted())
})
