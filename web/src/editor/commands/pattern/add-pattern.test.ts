import { patterns } from '@blickfang/blocks/patterns/patterns.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from '../../model/apply-patch.ts'
import { openDocument } from '../../model/page-document.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { addPattern } from './add-pattern.ts'

test('wherever it is added, the blocks of a pattern stand together and in their order, and nothing else moves', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...patterns),
      fc.array(fc.constantFrom('hero', 'cta', 'spacer'), { maxLength: 4 }),
      fc.nat(5),
      ({ blocks }, there, at) => {
        const document = openDocument(fixtureDocument(there))
        const before = document.root.getState().blocks
        const index = Math.min(at, before.length)
        const after = before[index - 1]
        const position = index === 0 ? 'start' : after === undefined ? 'end' : { after }
        applyPatch(document, addPattern.plan(document, { names: blocks, position }))
        const now = document.root.getState().blocks
        const added = now.slice(index, index + blocks.length)
        expect(added.map((id) => document.groups.get(id)?.getState().name)).toEqual(blocks)
        expect(now.filter((id) => !added.includes(id))).toEqual(before)
      },
    ),
  )
})
