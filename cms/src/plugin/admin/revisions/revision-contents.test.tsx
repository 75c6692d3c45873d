import { mount } from '@blickfang/testing/mount.tsx'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { RevisionContents } from './revision-contents.tsx'

vi.mock('../../db/database.ts', () => ({ databaseOf: () => ({}) }))
vi.mock('../../db/time/get-time-zone.ts', () => ({ getTimeZone: async () => 'Pacific/Auckland' }))
vi.mock('../../payload/locale-of.ts', () => ({ localeOf: () => 'de' }))
vi.mock('./read-revision.ts', () => ({
  findRevision: async () => ({ at: '2030-01-15T09:00:00Z', by: 'Anna', key: null, names: [], blocks: [] }),
}))

test('a revision is told with the hour of the shop at which it went live, wherever the server stands', async () => {
  const asked = { id: 'r', req: {}, i18n: { language: 'de' } }
  const draw = RevisionContents as (props: object) => Promise<ReactElement>
  const { host, unmount } = await mount(await draw(asked))
  expect(host.querySelector('time')?.textContent).toMatch(/22:00/)
  unmount()
})
