import { getNavigation, updateNavigation } from '@blickfang/contract/api/v1/navigation.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefused } from '../../testing/expect-refused.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getSiteView } from '../site/get-site-view.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const booking = { id: crypto.randomUUID(), type: 'booking' as const, appearance: 'button' as const }
const entry = { id: crypto.randomUUID(), label: { de: 'Termin' }, children: [booking] }

test('the shop’s booking stands in the menu without a page, for editors and for visitors', async () => {
  expect(await cms.call(updateNavigation, { containers: [entry], base: 0 })).toMatchObject({ status: 200 })
  const asked = await cms.call(getNavigation, { includeDrafts: 'false' })
  expect(asked.json).toMatchObject({ containers: [entry] })
  const visitor = { db: cms.db, actor: { id: null, role: 'visitor' as const } }
  const { navigation } = await getSiteView({ locale: 'de', draft: false }, visitor)
  const child = { id: booking.id, pageId: null, label: '', href: null, appearance: 'button' }
  expect(navigation).toEqual([{ id: entry.id, label: 'Termin', children: [child] }])
})

test('a child that is neither a page nor the booking is refused and changes nothing', async () => {
  const wrong = [{ ...entry, children: [{ id: crypto.randomUUID(), type: 'somewhere', appearance: 'default' }] }]
  await expectRefused(
    cms,
    { method: 'PUT', path: `/v1${updateNavigation.path}`, body: { containers: wrong, base: 1 } },
    400,
    'INVALID',
  )
  const { json } = await cms.call(getNavigation, { includeDrafts: 'true' })
  expect(json).toMatchObject({ containers: [entry], rev: 1 })
})
