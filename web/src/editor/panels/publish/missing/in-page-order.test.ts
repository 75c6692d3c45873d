import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOnPage } from '../../../model/groups-on-page.ts'
import { openDocument } from '../../../model/page-document.ts'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { inPageOrder } from './in-page-order.ts'

const source = fixtureDocument(['hero', 'imageBoard', 'cta'])

test('the order of the page is that of its blocks, each before its cards, in whatever order the rows came', () => {
  const inOrder = groupsOnPage(openDocument(source)).map(({ id }) => id)
  expect(inOrder).toHaveLength(source.groups.length)
  const shuffled = fc.shuffledSubarray([...source.groups], { minLength: source.groups.length })
  fc.assert(
    fc.property(shuffled, (groups) => {
      expect(groupsOnPage(openDocument({ ...source, groups })).map(({ id }) => id)).toEqual(inOrder)
    }),
  )
})

test('several fields come as they are read, however they are listed', () => {
  const document = openDocument(source)
  const all = groupsOnPage(document).flatMap(({ id, fields }) =>
    Object.values(fields).map((field) => ({ fieldId: field.id, groupId: id })),
  )
  const listed = fc.shuffledSubarray(all, { minLength: 1 })
  fc.assert(
    fc.property(listed, (some) => {
      expect(inPageOrder(document, some)).toEqual(all.filter((one) => some.includes(one)))
    }),
  )
})

test('a block that was moved to the top since the page was opened is the first', () => {
  const document = openDocument(source)
  const blocks = document.root.getState().blocks
  document.root.setState({ blocks: blocks.toReversed() })
  const listed = [...document.places].map(([fieldId, { groupId }]) => ({ fieldId, groupId }))
  expect(inPageOrder(document, listed)[0]?.groupId).toBe(blocks.at(-1))
})
