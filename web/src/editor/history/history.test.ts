import type { Json } from '@blickfang/contract/kernel/json.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { moveGroup } from '../commands/move-group.ts'
import { archiveGroup, removeGroup } from '../commands/remove-group.ts'
import { setContent } from '../commands/set-content.ts'
import { setMedia } from '../commands/set-media.ts'
import { setNavigation } from '../commands/set-navigation.ts'
import { setOption } from '../commands/set-option.ts'
import { setPageValue } from '../commands/set-page-value.ts'
import { setFieldVisibility, setGroupLanguages } from '../commands/set-visibility.ts'
import { applyPatch } from '../model/apply-patch.ts'
import { invertPatch, type Patch } from '../model/change.ts'
import { openDocument, type PageDocument } from '../model/page-document.ts'
import { fixtureDocument, fixtureId } from '../testing/fixture-document.ts'

/** A command with numbers that pick from whatever is on the page then. */
type Draw = (document: PageDocument) => Patch

const number = fc.nat({ max: 50 })
const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T
const blocksOf = (document: PageDocument) => document.root.getState().blocks
/** Blocks, and the cards in them: cards of a block that is gone are gone with it. */
const groupsOf = (document: PageDocument) =>
  blocksOf(document)
    .flatMap((id) => [id, ...(document.groups.get(id)?.getState().children ?? [])])
    .flatMap((id) => document.groups.get(id)?.getState() ?? [])

const draw: fc.Arbitrary<Draw> = fc.oneof(
  fc.tuple(number, fc.string({ maxLength: 8 })).map(
    ([index, text]): Draw =>
      (document) => {
        const fieldId = pick([...document.places.keys()], index)
        return setContent.plan(document, { fieldId, content: { text } })
      },
  ),
  fc.tuple(number, fc.constantFrom('primary', 'secondary', null)).map(
    ([index, value]): Draw =>
      (document) =>
        setOption.plan(document, {
          itemType: 'group',
          id: pick(groupsOf(document), index).id,
          option: 'background',
          value,
        }),
  ),
  fc.tuple(number, fc.constantFrom('up' as const, 'down' as const, 'start' as const, 'end' as const)).map(
    ([index, to]): Draw =>
      (document) =>
        moveGroup.plan(document, { groupId: pick(groupsOf(document), index).id, to }),
  ),
  fc.tuple(number, fc.constantFrom('cta', 'imageBoard', 'hero')).map(
    ([index, name]): Draw =>
      (document) =>
        addGroup.plan(document, {
          name,
          position: blocksOf(document).length > 0 ? { after: pick(blocksOf(document), index) } : 'start',
        }),
  ),
  number.map(
    (index): Draw =>
      (document) => {
        // A board takes its cards along: one block stays, so that the other commands find something.
        const { id } = pick(groupsOf(document), index)
        const isLast = blocksOf(document).length === 1 && blocksOf(document)[0] === id
        return isLast ? [] : removeGroup.plan(document, { groupId: id })
      },
  ),
  fc.tuple(number, fc.boolean()).map(
    ([index, archived]): Draw =>
      (document) =>
        archiveGroup.plan(document, { groupId: pick(groupsOf(document), index).id, archived }),
  ),
  fc.tuple(number, fc.boolean()).map(
    ([index, visible]): Draw =>
      (document) => {
        const group = pick(groupsOf(document), index)
        return setFieldVisibility.plan(document, {
          groupId: group.id,
          field: pick(Object.keys(group.fields), index),
          visible,
        })
      },
  ),
  number.map(
    (index): Draw =>
      (document) =>
        setGroupLanguages.plan(document, {
          groupId: pick(groupsOf(document), index).id,
          disallowed: index % 2 ? ['fr'] : [],
        }),
  ),
  number.map(
    (index): Draw =>
      (document) =>
        setMedia.plan(document, {
          fieldId: pick([...document.places.keys()], index),
          mediaId: index % 3 ? fixtureId(`media-${index}`) : null,
        }),
  ),
  fc
    .tuple(fc.constantFrom('name.de', 'description.de', 'description.fr'), fc.string({ minLength: 1, maxLength: 5 }))
    .map(
      ([key, value]): Draw =>
        (document) =>
          setPageValue.plan(document, { pageId: document.pageId, key, value }),
    ),
  number.map(
    (index): Draw =>
      (document) =>
        setNavigation.plan(document, {
          containers: [{ id: fixtureId('menu'), label: { de: `Menü ${index}` }, children: [] }],
        }),
  ),
)

/** All that a person can see, and all that is stored of it. */
function picture(document: PageDocument): Json {
  const groups = groupsOf(document)
    .map(({ status: _, ...group }) => group)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const { entries } = document.site.getState()
  return JSON.parse(
    JSON.stringify({ blocks: blocksOf(document), groups, entries, navigation: document.navigation.getState() }),
  )
}

function perform(
  document: PageDocument,
  draws: readonly Draw[],
): readonly { patch: Patch; before: Json; after: Json }[] {
  return draws.flatMap((plan) => {
    const before = picture(document)
    const patch = plan(document)
    applyPatch(document, patch)
    return patch.length > 0 ? [{ patch, before, after: picture(document) }] : []
  })
}

const opened = () => openDocument(fixtureDocument(['hero', 'imageBoard', 'cta']))

test('undoing any sequence of commands goes back through every state, and redoing forward again', () => {
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 25 }), (draws) => {
      const document = opened()
      document.navigation.setState({ containers: [] })
      const steps = perform(document, draws)
      for (const { patch, before } of steps.toReversed()) {
        applyPatch(document, invertPatch(patch))
        expect(picture(document)).toEqual(before)
      }
      for (const { patch, after } of steps) {
        applyPatch(document, patch)
        expect(picture(document)).toEqual(after)
      }
    }),
    { numRuns: propertyRuns(150) },
  )
})

test('a command that would change nothing makes no patch', () => {
  const document = opened()
  const [fieldId = ''] = document.places.keys()
  const content = { text: 'Neu' }
  applyPatch(document, setContent.plan(document, { fieldId, content }))
  expect(setContent.plan(document, { fieldId, content })).toEqual([])
  expect(moveGroup.plan(document, { groupId: blocksOf(document)[0] ?? '', to: 'up' })).toEqual([])
})

test('planning changes nothing', () => {
  fc.assert(
    fc.property(draw, (plan) => {
      const document = opened()
      const before = picture(document)
      plan(document)
      expect(picture(document)).toEqual(before)
    }),
  )
})

test('blocks stay where they were put, however often they are moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(number, fc.constantFrom('up' as const, 'down' as const)), { maxLength: 40 }),
      (moves) => {
        const document = opened()
        const expected = [...blocksOf(document)]
        for (const [index, to] of moves) {
          const at = index % expected.length
          const next = to === 'up' ? at - 1 : at + 1
          const [groupId = '', other] = [expected[at], expected[next]]
          applyPatch(document, moveGroup.plan(document, { groupId, to }))
          if (other) [expected[at], expected[next]] = [other, groupId]
        }
        expect(blocksOf(document)).toEqual(expected)
      },
    ),
  )
})
