import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { setContent } from '../set-content.ts'
import { pasteRows } from './paste-rows.ts'

const names = ['name', 'price', 'duration']

function linesOf(document: PageDocument) {
  const [list = ''] = document.root.getState().blocks
  return siblings(document, list).filter(({ values }) => values.deleted !== true)
}

function textsOf(document: PageDocument): readonly (readonly string[])[] {
  return linesOf(document).map(({ fields }) =>
    names.map((name) => Object(fields[name]?.values[contentKey('de')] ?? {}).text ?? ''),
  )
}

test('each row is a line from the chosen one on, no line with words of a person is touched, and one step takes all of them back', async () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/)
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 9 })
  const own = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(table, own, fc.nat({ max: 3 }), async (rows, written, at) => {
      const client = new TestClient('Marta', new StandInServer(fixtureDocument(['priceList'])))
      await client.session.start()
      const { document } = client.session
      linesOf(document).forEach(({ fields }, place) => {
        const field = fields.name
        if (written[place] && field)
          client.session.run(setContent, { fieldId: field.id, content: { text: `mein ${place}` } })
      })
      const before = textsOf(document)
      const groupId = linesOf(document)[at]?.id ?? ''
      client.session.run(pasteRows, { groupId, names, rows })
      const after = textsOf(document)
      expect(after.slice(at, at + rows.length)).toEqual(rows.map((row) => names.map((_, column) => row[column] ?? '')))
      const fresh = before.slice(at + 1).findIndex((_, place) => written[at + 1 + place])
      const filled = Math.min(rows.length - 1, fresh < 0 ? before.length - at - 1 : fresh)
      expect(after.slice(0, at)).toEqual(before.slice(0, at))
      expect(after.slice(at + rows.length)).toEqual(before.slice(at + 1 + filled))

      await settlePromises()
      await client.reload()
      await settlePromises()
      expect(textsOf(client.session.document)).toEqual(after)
      client.session.undo()
      expect(textsOf(client.session.document)).toEqual(before)
      client.session.redo()
      expect(textsOf(client.session.document)).toEqual(after)
    }),
  )
})
