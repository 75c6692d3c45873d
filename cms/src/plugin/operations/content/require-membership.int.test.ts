import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup } from '@blickfang/contract/api/v1/group.ts'
import { addPage } from '@blickfang/contract/api/v1/page.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinHealthOptics } from '../../testing/join-health-optics.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const join = (isMember: boolean) => joinHealthOptics(cms.db, isMember)

const refused = (fields: object) => ({ status: 400, json: { code: 'INVALID', fields } })
const bookingLink = (type: string) => ({ bookingLink: { type, url: 'https://termine.example.ch/laden' } })

test('a site that is no member adds no block of members, neither to a page nor with a new one', async () => {
  const { pageId } = await makePage(cms)
  const add = () => cms.call(addGroup, { pageId, groupName: 'marketplace' })
  const create = () =>
    cms.call(addPage, { initialMeta: { name: 'Markt' }, lang: 'de', initialGroups: ['hero', 'businessSearch'] })
  await join(false)
  expect(await add()).toMatchObject(refused({ groupName: 'membersOnly' }))
  expect(await create()).toMatchObject(refused({ 'initialGroups.1': 'membersOnly' }))
  await join(true)
  expect([(await add()).status, (await create()).status]).toEqual([200, 200])
})

test('a value of members is refused to others, what stands there already stays', async () => {
  const { groupId } = await makePage(cms, 'bookingContainer')
  const save = (type: string, rev: number) =>
    cms.call(saveData, {
      ...{ itemType: 'group', linkId: groupId, data: { options: bookingLink(type) } },
      base: { 'options.bookingLink': rev },
    })
  expect((await save('health-optics', 0)).status).toBe(200)
  await join(false)
  expect(await save('health-optics', 1)).toMatchObject(refused({ 'data.options.bookingLink': 'membersOnly' }))
  const [row] = await cms.db.rows<{ type: string }>(
    sql`select draft -> 'options.bookingLink' ->> 'type' as type from bf_groups where id = ${groupId}`,
  )
  expect(row?.type).toBe('health-optics')
  expect((await save('iframe', 1)).status).toBe(200)
})

test('membership is changed by an admin, by an optician only everything else', async () => {
  await join(false)
  const save = async (change: object, as?: string) => {
    const { settings, rev } = (await cms.call(getSettings, {})).json
    return (await cms.call(saveSettings, { settings: { ...settings, ...change }, base: rev }, as)).status
  }
  expect(await save({ membership: { healthOptics: true } })).toBe(403)
  expect(await save({ contact: { email: '', companyName: 'Optik' } })).toBe(200)
  expect(await save({ membership: { healthOptics: true } }, cms.admin)).toBe(200)
  expect((await cms.call(getSettings, {})).json.settings.membership).toEqual({ healthOptics: true })
})

test('the admin’s form leaves membership to admins as well', async () => {
  await join(false)
  const form = { membership: { healthOptics: true } }
  const save = (as?: string) =>
    cms.request({ method: 'POST', path: '/globals/bf-settings', body: form, ...(as && { as }) })
  const membership = async () => (await cms.call(getSettings, {})).json.settings.membership.healthOptics
  await save()
  expect(await membership()).toBe(false)
  await save(cms.admin)
  expect(await membership()).toBe(true)
})
