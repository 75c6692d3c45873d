import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTranslation } from '../commands/apply-translation.ts'
import { checkTranslation } from '../commands/check-translation.ts'
import { setContent } from '../commands/set-content.ts'
import { readValue } from '../model/read-value.ts'
import { isByPerson } from '../model/translation/translation-state.ts'
import { slotOf } from '../sync/entry.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { type Fault, settlePromises, TestClient } from '../testing/test-client.ts'

const key = contentKey('fr')
const target = (id: string) => ({ itemType: 'field', id }) as const

interface Step {
  readonly do: 'type' | 'translate' | 'check' | 'crash' | 'fault'
  readonly field: number
  readonly text: string
  readonly fault: Fault
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('type', 'type', 'translate', 'translate', 'check', 'crash', 'fault'),
  field: fc.nat({ max: 30 }),
  text: fc.stringMatching(/^[a-z]{1,6}$/),
  fault: fc.constantFrom<Fault>('lost', 'unanswered', 'late', 'slow', 'stuck', 'cut'),
})

function open() {
  const server = new StandInServer({ ...fixtureDocument(['hero', 'imageBoard', 'cta']), locale: 'fr' })
  return { server, client: new TestClient('Marta', server) }
}

const fieldsOf = (client: TestClient) => [...client.session.document.places.keys()]
const words = (client: TestClient): Readonly<Record<string, Json>> =>
  Object.fromEntries(fieldsOf(client).map((id) => [id, readValue(client.session.document, target(id), key)]))
const machine = (text: string): Content => ({ text, by: 'machine', source: 'a' })

/** Every third field from one on gets the machine's words. */
const texts = (client: TestClient, { field, text }: Step) =>
  fieldsOf(client)
    .filter((_, index) => index % 3 === field % 3)
    .map((id) => ({ part: 'content' as const, id, content: machine(text) }))

test('a translated page is one step, and no word of a person goes by it, whatever network and browser do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { server, client } = open()
      await client.session.start()
      for (const one of steps) {
        const before = words(client)
        const id = fieldsOf(client)[one.field % fieldsOf(client).length] ?? ''
        if (one.do === 'type') client.session.run(setContent, { fieldId: id, content: { text: one.text } })
        if (one.do === 'check') client.session.run(checkTranslation, { fieldIds: [id] })
        if (one.do === 'fault') client.faults.push(one.fault)
        if (one.do === 'crash') {
          await client.reload()
          expect(words(client)).toEqual(before)
        }
        if (one.do === 'translate') {
          const asked = texts(client, one)
          const patch = client.session.run(applyTranslation, { texts: asked })
          const after = words(client)
          for (const [field, value] of Object.entries(before)) {
            const isAsked = asked.some((text) => text.id === field)
            if (isByPerson(value) || !isAsked) expect(after[field]).toEqual(value)
            else expect(after[field]).toMatchObject({ text: one.text, by: 'machine' })
          }
          if (patch.length === 0) continue
          if (one.field % 2 === 0) await client.reload()
          expect(client.session.undo()).not.toBeNull()
          expect(words(client)).toEqual(before)
          client.session.redo()
          expect(words(client)).toEqual(after)
        }
      }
      client.faults.length = 0
      for (let turn = 0; turn < 8; turn++) {
        client.deliverLate()
        client.passTime()
        await settlePromises()
      }
      for (const [id, value] of Object.entries(words(client)))
        expect([id, server.value(slotOf(target(id), key))]).toEqual([id, value])
    }),
    { numRuns: propertyRuns(20) },
  )
})

test('who writes while a machine translates keeps their words, and a second person’s change is a choice', async () => {
  const { server, client } = open()
  const other = new TestClient('Beat', server)
  await client.session.start()
  await other.session.start()
  const [first = '', second = ''] = fieldsOf(client)
  client.session.run(setContent, { fieldId: first, content: { text: 'Bonjour' } })
  other.session.run(setContent, { fieldId: second, content: { text: 'Salut' } })
  await settlePromises()
  const all = [first, second].map((id) => ({ part: 'content' as const, id, content: machine('x') }))
  client.session.run(applyTranslation, { texts: all })
  expect(words(client)[first]).toMatchObject({ text: 'Bonjour', by: 'person' })
  await settlePromises()
  expect(client.session.conflicts.getState().list).toMatchObject([
    { target: target(second), mine: { text: 'x' }, theirs: { text: 'Salut' } },
  ])
  expect(server.value(slotOf(target(second), key))).toMatchObject({ text: 'Salut' })
})
