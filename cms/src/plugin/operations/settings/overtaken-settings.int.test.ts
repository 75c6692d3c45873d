import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { whileHeld } from '../../testing/while-held.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('an editor who names the next revision while another save is under way changes nothing that only an admin may', async () => {
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const wanted = { ...settings, signIn: { ...settings.signIn, adminsInTwoSteps: !settings.signIn.adminsInTwoSteps } }
  const answer = await whileHeld(
    cms.db,
    async (tx) => {
      // Nobody writes, and everybody reads: as wide as the moment between the two can be.
      await tx.rows(sql`lock table bf_settings in exclusive mode`)
      await tx.rows(sql`update bf_settings set rev = rev + 1`)
    },
    () => cms.call(saveSettings, { settings: wanted, base: rev + 1 }, cms.editor),
  )
  expect(answer).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
  expect((await cms.call(getSettings, {})).json).toMatchObject({ settings, rev: rev + 1 })
})

test('of two who save from the same revision at once, the later is shown what the earlier has saved', async () => {
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const named = (companyName: string) => ({ ...settings, contact: { ...settings.contact, companyName } })
  const answers = await Promise.all(
    ['Optik Nord', 'Optik Süd'].map((name) => cms.call(saveSettings, { settings: named(name), base: rev })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = (await cms.call(getSettings, {})).json
  expect(answers.find(({ status }) => status === 409)?.json.conflict).toMatchObject([
    { rev: rev + 1, value: { contact: { companyName: now.settings.contact.companyName } } },
  ])
})
