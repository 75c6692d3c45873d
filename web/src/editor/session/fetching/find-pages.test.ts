import { beforeEach, expect, test } from 'vitest'
import { setOption } from '../../commands/set-option.ts'
import { setPageValue } from '../../commands/set-page-value.ts'
import { resolveLink } from '../../fields/resolve-link.ts'
import { deadEnd } from '../../model/dead-link.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'

const source = fixtureDocument(['cta'])
const button = source.groups[0]?.fields.find(({ name }) => name === 'primaryButton')?.id ?? ''
const far = { ...source.page, id: fixtureId('far'), role: null, name: { de: 'Fern' }, slug: { de: 'fern' } }
const link = { type: 'page', page: { id: far.id, collection: null } } as const

let marta: TestClient
beforeEach(async () => {
  const server = new StandInServer(source)
  server.elsewhere.push(far)
  marta = new TestClient('Marta', server)
  await marta.session.start()
})

const known = () => marta.session.document.site.getState().entries
const linkTo = () => marta.session.run(setOption, { itemType: 'field', id: button, option: 'link', value: link })

test('a page opens with the pages that it names; the others come when something asks for them', async () => {
  expect(Object.keys(known())).toEqual([source.page.id])
  linkTo()
  await settlePromises()
  expect(resolveLink(marta.session.document, link)).toBe('/de/fern')
})

test('what another tab links is found here too', async () => {
  const tab = await marta.openTab()
  linkTo()
  await settlePromises()
  expect(resolveLink(tab.document, link)).toBe('/de/fern')
})

test('a link that an earlier run left unsent leads somewhere after a reload', async () => {
  marta.faults.push('lost', 'lost', 'lost')
  linkTo()
  await marta.reload()
  await settlePromises()
  expect(resolveLink(marta.session.document, link)).toBe('/de/fern')
})

test('a step on a page that did not come along can be taken back after a reload', async () => {
  await marta.session.loadPages({ search: 'fern' })
  marta.session.run(setPageValue, { pageId: far.id, key: 'name.de', value: 'Weit weg' })
  await settlePromises()
  marta.server.elsewhere[0] = { ...far, name: { de: 'Weit weg' } }
  await marta.reload()
  marta.session.undo()
  expect(known()[far.id]?.name).toEqual({ de: 'Fern' })
  expect(marta.session.conflicts.getState().list).toEqual([])
})

test('a refresh reads the other known pages anew, and what is gone is gone', async () => {
  marta.server.elsewhere.push({ ...far, id: fixtureId('other') })
  await marta.session.loadPages({ search: 'fern' })
  expect(known()[far.id]).toBeDefined()
  marta.server.elsewhere.length = 0
  await marta.session.refresh()
  expect(Object.keys(known())).toEqual([source.page.id])
})

test('typed addresses are asked about when they are written, and again with a refresh: pages come and go', async () => {
  const typed = (url: string) =>
    marta.session.run(setOption, { itemType: 'field', id: button, option: 'link', value: { type: 'url', url } })
  const end = () => deadEnd(marta.session.document, { type: 'url', url: '/fern' })
  typed('/fern')
  await settlePromises()
  expect(end()).toBe('address')
  marta.server.addresses.add('/de/fern')
  await marta.session.refresh()
  await settlePromises()
  expect(end()).toBeNull()
  marta.server.addresses.clear()
  await marta.reload()
  await settlePromises()
  expect(end()).toBe('address')
  const long = `/${'lang'.repeat(100)}`
  typed(long)
  await settlePromises()
  expect(deadEnd(marta.session.document, { type: 'url', url: long })).toBe('address')
})
