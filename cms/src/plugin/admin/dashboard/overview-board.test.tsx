import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { afterEach, expect, test } from 'vitest'
import type { Overview } from '../../operations/overview/get-overview.ts'
import { messages } from './messages.generated.ts'
import { OverviewBoard } from './overview-board.tsx'

let close: () => void = () => undefined
afterEach(() => close())

const nothing: Overview = {
  entries: { unread: 0, latest: [] },
  changes: { items: 0, pages: 0, latest: [] },
  mails: { failed: 0, waiting: 0, withheld: 0, latest: [] },
  webhooks: [],
  language: 'fr',
}

async function show(overview: Overview, language = 'de') {
  const t = translate(messages, language)
  const place = { t, language, admin: '/admin', timeZone: 'Pacific/Auckland' }
  const board = <OverviewBoard {...place} overview={overview} mails={null} />
  const { host, unmount } = await mount(board)
  close = unmount
  return host
}

test('where nothing waits a sentence says so, and the way to the page is there all the same', async () => {
  const host = await show(nothing)
  expect(host.textContent).toContain('Alles erledigt: Keine Anfrage ist ungelesen')
  expect(host.querySelectorAll('h2')).toHaveLength(1)
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/fr/edit/~home?toolbar=1')
})

test('what waits is counted and named, and leads to where it is seen to', async () => {
  const entry = { id: 'e1', title: 'Anna Müller', form: 'contact', about: null, createdAt: '2030-01-15T09:00:00Z' }
  const host = await show({ ...nothing, entries: { unread: 7, latest: [entry] } })
  expect(host.textContent).toContain('7 neue Anfragen')
  expect(host.textContent).toContain('Anna Müller')
  // The shop's hour, wherever the server stands.
  expect(host.textContent).toContain('15.01.2030, 22:00')
  expect(host.textContent).toContain('Alles ist veröffentlicht.')
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/admin/collections/bf-submissions/e1')
  expect(links).toContain('/admin/collections/bf-submissions?where[isRead][not_equals]=true')
})

test.each([
  ['de', null, 'kommt nichts durch. Die Website versucht es weiter.'],
  ['fr', '2030-01-15T09:00:00Z', 'car rien n’arrivait.'],
])('a webhook that fails says since when, and whether it is still tried (%s)', async (language, offSince, sentence) => {
  const webhook = { id: 'w1', url: 'https://stumm.example/', offSince, failingSince: '2030-01-12T09:00:00Z' }
  const host = await show({ ...nothing, webhooks: [webhook] }, language)
  expect(host.querySelector('[data-alarming]')?.textContent).toContain(sentence)
})
