import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { defineCommand } from '../commands/command.ts'
import { moveGroup } from '../commands/move-group.ts'
import { removeGroup } from '../commands/remove-group.ts'
import { setContent } from '../commands/set-content.ts'
import { setOption } from '../commands/set-option.ts'
import type { Patch, Target } from '../model/change.ts'
import { openDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { slotOf } from '../sync/entry.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { type Choice, type Step, step, together } from '../testing/model-steps.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'

/** A block with a word in it, in one step, as an article or a picture becomes a card. */
const addFilled = defineCommand<{ title: string }>({
  name: 'addFilled',
  history: 'record',
  plan: (document, { title }) => {
    const patch = addGroup.plan(document, { name: 'cta', position: 'end' })
    const field = patch.flatMap((change) => (change.type === 'addGroup' ? (change.groups[0]?.fields ?? []) : []))
    const { id, values } = field.find(({ name }) => name === 'title') ?? {}
    const key = contentKey('de')
    const after = { text: title, by: 'person' }
    return id ? [...patch, { type: 'value', itemType: 'field', id, key, before: values?.[key] ?? null, after }] : patch
  },
})

/** A person at a browser: what they last wanted of each value, and every value that they have seen there. */
class Person {
  readonly wanted = new Map<string, Json>()
  readonly seen = new Map<string, Json[]>()
  readonly client: TestClient
  /** The text with the caret in it, and what stands there. */
  caret: { readonly target: Target; readonly blockId: string; text: string | null } | null = null

  constructor(name: string, server: StandInServer) {
    this.client = new TestClient(name, server)
  }

  get session() {
    return this.client.session
  }

  focus(fieldId: string): void {
    this.blur()
    const { document, typing } = this.session
    const group = document.groups.get(document.places.get(fieldId)?.groupId ?? '')?.getState()
    const blockId = group?.parentId ?? group?.id ?? ''
    if (!document.root.getState().blocks.includes(blockId)) return
    this.caret = { target: { itemType: 'field', id: fieldId }, blockId, text: null }
    typing.start(this.caret.target, contentKey('de'), () => this.commit())
  }

  /** Saves what has been typed since the last pause. */
  commit(): void {
    if (!this.caret || this.caret.text === null) return
    const content = { text: this.caret.text }
    this.caret.text = null
    this.want(this.session.run(setContent, { fieldId: this.caret.target.id, content }, { hold: true }))
  }

  blur(): void {
    this.commit()
    const { caret } = this
    this.caret = null
    if (!caret) return
    this.session.typing.stop(caret.target, contentKey('de'))
    this.session.release()
  }

  want(patch: Patch | null): void {
    for (const change of patch ?? []) {
      if (change.type === 'value') this.wanted.set(slotOf(change, change.key), change.after)
      else for (const { fields } of change.groups) for (const field of fields) this.#seeAll(field)
    }
    this.look()
  }

  /** Marks all that is on the screen as seen, the other version of a conflict included. */
  look(): void {
    for (const store of this.session.document.groups.values()) {
      const group = store.getState()
      for (const [key, value] of Object.entries(group.values))
        this.#see({ itemType: 'group', id: group.id }, key, value)
      for (const field of Object.values(group.fields)) this.#seeAll(field)
    }
    for (const { target, key, theirs } of this.session.conflicts.getState().list) this.#see(target, key, theirs)
  }

  /** A check that words which stand here as at the server stay here while they stay there, whatever arrives late. */
  keepsSaved(): () => void {
    const { server } = this.client
    const key = contentKey('de')
    const targets = [...this.session.document.places.keys()].map((id): Target => ({ itemType: 'field', id }))
    const isSaved = (target: Target) =>
      isSameValue(readValue(this.session.document, target, key), server.value(slotOf(target, key)))
    const saved = targets.filter(isSaved).map((target) => ({ target, value: server.value(slotOf(target, key)) }))
    return () => {
      const lost = saved.filter(
        ({ target, value }) => isSameValue(server.value(slotOf(target, key)), value) && !isSaved(target),
      )
      expect(lost).toEqual([])
    }
  }

  hasSeen(slot: string, value: Json): boolean {
    return value === null || (this.seen.get(slot) ?? []).some((seen) => isSameValue(seen, value))
  }

  #seeAll({ id, values }: { readonly id: string; readonly values: Readonly<Record<string, Json>> }): void {
    for (const [key, value] of Object.entries(values)) this.#see({ itemType: 'field', id }, key, value)
  }

  #see(target: Target, key: string, value: Json): void {
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
    case 'focus':
      person.focus(fields[action.field % fields.length] ?? '')
      break
    case 'blur':
      person.blur()
      break
    case 'revert':
      client.server.revert(client.name)
      break
    // The page goes within the pause, and takes the caret with it.
    case 'lastKeys':
      if (!person.caret) person.focus(fields[action.field % fields.length] ?? '')
      if (person.caret) person.caret.text = action.text
      person.caret = await client.leaveNow().then(() => null)
      break
    case 'type':
      if (person.caret) {
        person.caret.text = action.text
        person.commit()
        break
      }
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
      person.caret = null
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
      person.want(session.run(addFilled, { title: action.title }))
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
      person.caret = null
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
    // The page is read now, and what is read arrives later.
    case 'slowRefresh':
      client.readsSlowly = true
      void session.refresh()
      client.readsSlowly = false
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

const own: readonly Step['do'][] = [
  'remove',
  'up',
  'add',
  'undo',
  'redo',
  'reload',
  'crash',
  'lastKeys',
  'focus',
  'blur',
]

/** Carries an action out; unless the person does it, nothing takes the text with the caret away or moves it. */
async function actAround(people: readonly Person[], action: Step): Promise<void> {
  const before = people.map(({ session, caret }) => ({ caret, blocks: session.document.root.getState().blocks }))
  const saved = people.map((person) => person.keepsSaved())
  await act(people, action)
  await settlePromises()
  if (action.do === 'late') for (const check of saved) check()
  for (const [index, person] of people.entries()) {
    const { caret, blocks = [] } = before[index] ?? {}
    const now = person.session.document.root.getState().blocks
    const isOwn = index === action.who && own.includes(action.do)
    if (caret && !isOwn) {
      expect(now, `${action.do} took the caret away`).toContain(caret.blockId)
      expect(now.filter((id) => blocks.includes(id))).toEqual(blocks.filter((id) => now.includes(id)))
      expect(now[0] === caret.blockId).toBe(blocks[0] === caret.blockId)
    }
    // Who removes a block with the caret in it takes the caret away.
    if (person.caret && !now.includes(person.caret.blockId)) person.blur()
  }
}

/** The network is well again and everybody answers every question. */
async function comeToRest(people: readonly Person[]): Promise<void> {
  for (const person of people) person.blur()
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

/** Two people at one page go through the steps; afterwards both see what the server holds, and nothing is lost. */
async function live(steps: readonly Step[]): Promise<void> {
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
    await actAround(people, action)
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
      expect(isThere || refused.has(slot), `${person.client.name} wanted ${JSON.stringify(value)} in ${slot}`).toBe(
        true,
      )
    }
    await session.refresh()
    for (const id of session.document.groups.keys()) session.dropKept(id)
    const fresh = openDocument(server.document())
    expect(session.document.root.getState().blocks).toEqual(fresh.root.getState().blocks)
    for (const [id] of session.document.places) {
      const target: Target = { itemType: 'field', id }
      const shown = readValue(session.document, target, contentKey('de'))
      expect(isSameValue(shown, server.value(slotOf(target, contentKey('de'))))).toBe(true)
    }
  }
}

test(
  'whatever the network does, nothing typed or acknowledged is lost and nobody is overwritten unawares',
  () =>
    fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), live), { numRuns: propertyRuns(150) }),
  propertyRuns(120_000),
)

test(
  'removals, moves and reverts of others take nothing away from under anybody’s fingers',
  () =>
    fc.assert(fc.asyncProperty(fc.array(together, { minLength: 8, maxLength: 30 }), live), {
      numRuns: propertyRuns(100),
    }),
  propertyRuns(120_000),
)

/** Typed and taken back before it was sent: the value never changed. */
function isInitial(server: StandInServer, slot: string, value: Json): boolean {
  const first = server.accepted.find((save) => save.slot === slot)
  return isSameValue(first ? first.before : server.value(slot), value)
}
