import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { removeGroup } from '../remove-group.ts'
import { setContent } from '../set-content.ts'
import { setOption } from '../set-option.ts'
import { duplicateGroup } from './duplicate-group.ts'
import { originalsOf } from './originals.ts'
import { pasteGroup } from './paste-group.ts'

/** All that is in a block and its cards, without ids and where they stand. */
function contentOf(document: PageDocument, id: string): unknown {
  return originalsOf(document, id).map(({ name, values: { order: _, ...values }, fields }) => ({
    ...{ name, values },
    fields: fields.map((field) => [field.name, field.values]),
  }))
}

async function settle() {
  for (let turn = 0; turn < 30; turn++) await settlePromises()
}

async function open(name: string, server: StandInServer) {
  const client = new TestClient(name, server)
  await client.session.start()
  return client
}

type Session = TestClient['session']

const fieldsIn = (session: Session, groupId: string) => {
  const ids = [groupId, ...siblings(session.document, groupId).map(({ id }) => id)]
  return [...session.document.places].filter(([, place]) => ids.includes(place.groupId)).map(([id]) => id)
}

interface Edit {
  readonly kind: string
  readonly at: number
  readonly text: string
}

const someEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('words'), at: fc.nat(40), text: fc.string({ minLength: 1, maxLength: 8 }) }),
  fc.record({ kind: fc.constantFrom('background', 'removed', 'added'), at: fc.nat(40), text: fc.constant('') }),
)

function carryOut(session: Session, groupId: string, { kind, at, text }: Edit) {
  const cards = siblings(session.document, groupId).filter(({ values }) => values.deleted !== true)
  const card = cards[at % Math.max(1, cards.length)]?.id ?? ''
  const fields = fieldsIn(session, groupId)
  if (kind === 'words') session.run(setContent, { fieldId: fields[at % fields.length] ?? '', content: { text } })
  if (kind === 'background')
    session.run(setOption, { itemType: 'group', id: groupId, option: 'background', value: 'primary' })
  if (kind === 'removed') session.run(removeGroup, { groupId: card })
  if (kind === 'added') session.run(duplicateGroup, { groupId: card })
}

test('pasted is what was copied, whatever becomes of the original meanwhile, and it is one step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(2), fc.array(someEdit, { maxLength: 5 }), fc.boolean(), async (place, edits, isAtOnce) => {
      const client = await open('Marta', new StandInServer(fixtureDocument(['hero', 'imageBoard', 'cta'])))
      const { session } = client
      const shown = () => client.session.document.root.getState().blocks
      const groupId = shown()[place] ?? ''
      const originals = originalsOf(session.document, groupId)
      const copied = contentOf(session.document, groupId)
      for (const each of edits) carryOut(session, groupId, each)
      if (!isAtOnce) await settle()
      const position = { after: groupId }
      const [change] = session.run(pasteGroup, {
        originals,
        languages: ['de'],
        mayDiffer: true,
        parentId: null,
        position,
      })
      const pasted = change?.type === 'addGroup' ? (change.groups[0]?.id ?? '') : ''
      expect(contentOf(session.document, pasted)).toEqual(copied)
      await settle()
      expect(session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0, rejected: [] })
      expect(session.conflicts.getState().list).toEqual([])
      expect(contentOf(session.document, pasted)).toEqual(copied)
      session.undo()
      expect(shown()).not.toContain(pasted)
      session.redo()
      await settle()
      await client.reload()
      expect(contentOf(client.session.document, pasted)).toEqual(copied)
    }),
    { numRuns: 40 },
  )
})

test('pasted where the original is not known is what was copied, too', async () => {
  const server = new StandInServer(fixtureDocument(['cta']))
  const here = await open('Marta', server)
  const there = await open('Beat', server)
  const [first = ''] = here.session.document.root.getState().blocks
  const [made] = here.session.run(duplicateGroup, { groupId: first })
  const block = made?.type === 'addGroup' ? made.groups[0] : undefined
  const title = block?.fields.find(({ name }) => name === 'title')?.id ?? ''
  here.session.run(setContent, { fieldId: title, content: { text: 'Winteraktion' } })
  await settle()
  const originals = originalsOf(here.session.document, block?.id ?? '')
  here.session.run(setContent, { fieldId: title, content: { text: 'Sommeraktion' } })
  await settle()
  const [change] = there.session.run(pasteGroup, {
    originals,
    languages: ['de'],
    mayDiffer: true,
    parentId: null,
    position: 'end',
  })
  await settle()
  const pasted = change?.type === 'addGroup' ? (change.groups[0]?.id ?? '') : ''
  const words = there.session.document.groups.get(pasted)?.getState().fields.title?.values[contentKey('de')]
  expect(words).toMatchObject({ text: 'Winteraktion' })
  expect(there.session.sync.getState()).toMatchObject({ status: 'saved', rejected: [] })
})

test('words in a language that the copied page had not loaded stay those of the original, and the paste is a step of no language', async () => {
  const source = fixtureDocument(['cta'])
  const french = { text: 'Prendre rendez-vous' }
  const title = source.groups[0]?.fields.find(({ name }) => name === 'title')
  const clips = new TestClient('Beat', new StandInServer(source)).session.document
  const originals = originalsOf(clips, source.groups[0]?.id ?? '')
  const groups = source.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.id === title?.id ? { ...field, values: { ...field.values, [contentKey('fr')]: french } } : field,
    ),
  }))
  const client = await open('Marta', new StandInServer({ ...source, groups }))
  client.session.run(setContent, { fieldId: title?.id ?? '', content: { text: 'Neu' } })
  const [change] = client.session.run(pasteGroup, {
    originals,
    languages: ['de'],
    mayDiffer: true,
    parentId: null,
    position: 'end',
  })
  expect(client.session.history.getState().undoLocale).toBe(null)
  await settle()
  await client.reload()
  const pasted = change?.type === 'addGroup' ? (change.groups[0]?.id ?? '') : ''
  const words = client.session.document.groups.get(pasted)?.getState().fields.title?.values[contentKey('fr')]
  expect(words).toEqual(french)
})
