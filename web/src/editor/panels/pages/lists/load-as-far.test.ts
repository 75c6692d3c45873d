import { expect, test } from 'vitest'
import { fixtureDocument, fixtureId } from '../../../testing/fixture-document.ts'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { TestClient } from '../../../testing/test-client.ts'
import { loadAsFar } from './load-as-far.ts'

test('a list is read as far as it was before, and no further', async () => {
  const source = fixtureDocument(['hero'])
  const server = new StandInServer(source)
  for (let number = 100; number < 400; number++) {
    const own = { id: fixtureId(`seite-${number}`), slug: { de: `seite-${number}` }, order: `a${number}1` }
    server.elsewhere.push({ ...source.page, ...own, role: null, collection: null })
  }
  const { session } = new TestClient('Marta', server)
  const before = new Map([[null, { total: 301, read: 120, end: null, container: null }]])
  const part = (await loadAsFar(session, '', before)).get(null)
  expect(part).toMatchObject({ total: 301, read: 151 })
  expect(Object.keys(session.document.site.getState().entries)).toHaveLength(151)
})
