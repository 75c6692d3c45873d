import { expect, test } from 'vitest'
import type { Patch } from '../model/change.ts'
import { Outbox } from './outbox.ts'
import type { Outcome } from './transport.ts'

const typed: Patch = [{ type: 'value', itemType: 'field', id: 'f', key: 'content.de', before: null, after: 'Neu' }]
const never = () => new Promise<never>(() => undefined)

function outbox(put: () => Promise<void>) {
  const sent: boolean[] = []
  const made = new Outbox({
    pageId: 'page',
    journal: { load: async () => [], put, remove: async () => undefined, keepUnsent: () => undefined },
    transport: {
      send: async (_entries, { keepalive }): Promise<readonly Outcome[]> => {
        sent.push(keepalive)
        return never()
      },
    },
    describe: () => ({ base: 0, groupId: null }),
    onSettled: () => undefined,
    later: () => () => undefined,
    random: () => 0,
  })
  made.setSending(true)
  return { made, sent }
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('nothing is sent before the journal holds it', async () => {
  const { made, sent } = outbox(never)
  made.enqueue(typed)
  await turns()
  expect(sent).toEqual([])
})

test('a page that goes away does not wait for the journal', async () => {
  const { made, sent } = outbox(never)
  made.enqueue(typed)
  made.release(true)
  await turns()
  expect(sent).toEqual([true])
})

test('a journal that cannot write keeps nothing from the server', async () => {
  const { made, sent } = outbox(() => Promise.reject(new Error('QuotaExceeded')))
  made.enqueue(typed)
  await turns()
  expect(sent).toEqual([false])
})
