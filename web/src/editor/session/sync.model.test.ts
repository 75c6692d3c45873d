import fc from 'fast-check'
import { contentKey } from 'shared/content/values.ts'
import type { Json } from 'shared/kernel/json.ts'
import { propertyRuns } from 'shared/testing/property-runs.ts'
import { expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { moveGroup } from '../commands/move-group.ts'
import { removeGroup } from '../commands/remove-group.ts'
import { setContent } from '../commands/set-content.ts'
import { setOption } from '../commands/set-option.ts'
import type { Patch, Target } from '../model/change.ts'
import { isSameValue } from '../model/is-same-value.ts'
import { readValue } from '../model/read-value.ts'
import { slotOf } from '../sync/entry.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { type Fault, settlePromises, TestClient } from '../testing/test-client.ts'

type Choice = 'mine' | 'theirs'
type Step =
  | { do: 'type'; who: number; field: number; text: string; hold: boolean }
  | { do: 'crash'; who: number; field: number; text: string; fault: Fault }
  | { do: 'option'; who: number; group: number; value: string }
  | { do: 'add' | 'undo' | 'redo' | 'release' | 'reload' | 'wait' | 'late' | 'refresh' | 'resume'; who: number }
  | { do: 'remove' | 'up'; who: number; group: number }
  | { do: 'choose'; who: number; choice: Choice }
  | { do: 'fault'; who: number; faults: Fault[] }

const who = fc.integer({ min: 0, max: 1 })
const index = fc.integer({ min: 0, max: 3 })
const words = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 999 }).map(String) },
  fc.constantFrom('a', ' ', 'refuse me'),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      who,
      field: index,
      text: words,
      fault: fc.constantFrom<Fault>('cut', 'stuck', 'slow'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      who,
      field: index,
      text: words,
      hold: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('option' as const),
      who,
      group: index,
      value: fc.constantFrom('primary', 'secondary', 'header'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'up' as const), who, group: index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      who,
      faults: fc.array(
        fc.constantFrom<Fault>('lost', 'unanswered', 'late', 'slow', 'stuck', 'cut', 'signedOut', 'none'),
        {
          maxLength: 3,
        },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      who,
      choice: fc.constantFrom<Choice>('mine', 'theirs'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'add' as const,
        'undo' as const,
        'redo' as const,
        'release' as const,
        'reload' as const,
        'wait' as const,
        'late' as const,
        'refresh' as const,
        'resume' as const,
      ),
      who,
    }),
  },
)

/** A person at a browser: what they last wanted of each value, and every value that they have seen there. */
class Person {
  readonly wanted = new Map<string, Json>()
  readonly seen = new Map<string, Json[]>()
  readonly client: TestClient

  constructor(name: string, server: StandInServer) {
    this.client = new TestClient(name, server)
  }

  get session() {
    return this.client.session
  }

  want(patch: Patch | null): void {
    for (const change of patch ?? []) {
      if (change.type === 'value') this.wanted.set(slotOf(change, change.key), change.after)
    }
    this.look()
  }

  /** What is on the screen has been seen, the other version of a conflict included. */
  look(): void {
    for (const store of this.session.document.groups.values()) {
      const group = store.getState()
      for (const [key, value] of Object.entries(group.values)) this.see({ itemType: 'group', id: group.id }, key, value)
      for (const field of Object.values(group.fields)) {
        for (const [key, value] of Object.entries(field.values))
          this.see({ itemType: 'field', id: field.id }, key, value)
      }
    }
    for (const { target, key, theirs } of this.session.conflicts.getState().list) this.see(target, key, theirs)
  }

  hasSeen(slot: string, value: Json): boolean {
    return value === null || (this.seen.get(slot) ?? []).some((seen) => isSameValue(seen, value))
  }

  private see(target: Target, key: string, value: Json): void {
    const slot = slotOf(target, key)
    this.seen.set(slot, [...(this.seen.get(slot) ?? []), value])
  }
}

async function act(people: readonly Person[], action: Step): Promise<void> {
  const person = people[action.who]
  if (!person) return
  const { client, session } = person
  const fields = [...session.document.places].filter(([, place]) => place.name === 'title').map(([id]) => id)
  const blocks = session.document.root.getState().blocks
  switch (action.do) {
    case 'type':
      person.want(
        session.run(
          setContent,
          { fieldId: fields[action.field % fields.length] ?? '', content: { text: action.text } },
          { hold: action.hold },
        ),
      )
      break
    // A request is on its way when the browser dies.
    case 'crash':
      client.faults.splice(0, Number.POSITIVE_INFINITY, action.fault)
      person.want(
        session.run(setContent, {
          fieldId: fields[action.field % fields.length] ?? '',
          content: { text: action.text },
        }),
      )
      await settlePromises()
      await client.reload()
      break
    case 'option':
      if (blocks.length > 0)
        person.want(
          session.run(setOption, {
            itemType: 'group',
            id: blocks[action.group % blocks.length] ?? '',
            option: 'background',
            value: action.value,
          }),
        )
      break
    case 'remove':
      if (blocks.length > 1)
        person.want(session.run(removeGroup, { groupId: blocks[action.group % blocks.length] ?? '' }))
      break
    case 'up':
      if (blocks.length > 1)
        person.want(session.run(moveGroup, { groupId: blocks[action.group % blocks.length] ?? '', to: 'up' }))
      break
    case 'add':
      person.want(session.run(addGroup, { name: 'cta', position: 'end' }))
      break
    case 'undo':
      person.want(session.undo())
      break
    case 'redo':
      person.want(session.redo())
      break
    case 'release':
      session.release()
      break
    case 'reload':
      await client.reload()
      break
    case 'wait':
      client.passTime()
      break
    case 'late':
      client.deliverLate()
      break
    case 'refresh':
      await session.refresh()
      break
    case 'resume':
      session.resume()
      break
    case 'choose':
      choose(person, action.choice)
      break
    case 'fault':
      client.faults.splice(0, Number.POSITIVE_INFINITY, ...action.faults)
  }
}

function choose(person: Person, choice: Choice): void {
  for (const conflict of person.session.conflicts.getState().list) {
    if (choice === 'theirs') person.wanted.delete(slotOf(conflict.target, conflict.key))
    else person.wanted.set(slotOf(conflict.target, conflict.key), conflict.mine)
    person.session.resolveConflict(conflict.id, choice)
  }
}

/** The network is well again and everybody answers every question. */
async function comeToRest(people: readonly Person[]): Promise<void> {
  for (let round = 0; round < 30; round++) {
    for (const person of people) {
      person.client.faults.length = 0
      person.client.deliverLate()
      choose(person, round % 2 === 0 ? 'theirs' : 'mine')
      person.session.release()
      person.session.resume()
      person.client.passTime()
    }
    await settlePromises()
    for (const person of people) person.look()
  }
}

test(
  'whatever the network does, nothing typed or acknowledged is lost and nobody is overwritten unawares',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const server = new StandInServer(fixtureDocument())
        const people = [new Person('Marta', server), new Person('Reto', server)]
        for (const person of people) await person.client.session.start()
        for (const person of people) person.look()
        let checked = 0
        const checkAccepted = () => {
          for (const { slot, by, before, after } of server.accepted.slice(checked)) {
            const person = people.find(({ client }) => client.name === by)
            expect(
              person?.hasSeen(slot, before),
              `${by} replaced ${JSON.stringify(before)} by ${JSON.stringify(after)} in ${slot}`,
            ).toBe(true)
          }
          checked = server.accepted.length
        }
        for (const action of steps) {
          await act(people, action)
          await settlePromises()
          checkAccepted()
          for (const person of people) person.look()
        }
        await comeToRest(people)
        checkAccepted()

        for (const person of people) {
          const { session } = person
          const { rejected, waiting, status } = session.sync.getState()
          expect(waiting, status).toBe(0)
          const refused = new Set(rejected.map((item) => slotOf(item.target, item.key)))
          for (const [slot, value] of person.wanted) {
            const reached = server.accepted.some((save) => save.slot === slot && isSameValue(save.after, value))
            const isThere =
              isSameValue(server.value(slot), value) ||
              reached ||
              (person.hasSeen(slot, value) && isInitial(server, slot, value))
            expect(
              isThere || refused.has(slot),
              `${person.client.name} wanted ${JSON.stringify(value)} in ${slot}`,
            ).toBe(true)
          }
          await session.refresh()
          for (const [id] of session.document.places) {
            const target: Target = { itemType: 'field', id }
            const shown = readValue(session.document, target, contentKey('de'))
            expect(isSameValue(shown, server.value(slotOf(target, contentKey('de'))))).toBe(true)
          }
        }
      }),
      { numRuns: propertyRuns(150) },
    )
  },
  propertyRuns(120_000),
)

/** Typed and taken back before it was sent: the value never changed. */
function isInitial(server: StandInServer, slot: string, value: Json): boolean {
  const first = server.accepted.find((save) => save.slot === slot)
  return isSameValue(first ? first.before : server.value(slot), value)
}
