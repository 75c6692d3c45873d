import { getSettings } from '@blickfang/contract/api/v1/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('the admin shows the settings and saves them by the same rules as the API', async () => {
  const form = (await cms.request({ method: 'GET', path: '/globals/bf-settings' })).json
  expect(form).toMatchObject({
    rev: 0,
    footer: { links: { showTerms: true } },
    languages: { default: 'de', active: ['de'] },
    tracking: { analytics: { id: '' } },
  })
  const saved = await cms.request({
    method: 'POST',
    path: '/globals/bf-settings',
    body: { ...form, contact: { ...form.contact, companyName: 'Optik Lindenhof' } },
  })
  expect(saved.json.result).toMatchObject({ rev: 1, contact: { companyName: 'Optik Lindenhof' } })
  const { json } = await cms.call(getSettings, {})
  expect(json).toMatchObject({ rev: 1, settings: { contact: { companyName: 'Optik Lindenhof' } } })
})

test('the admin is told when someone else saved meanwhile, and when a value is wrong', async () => {
  const form = (await cms.request({ method: 'GET', path: '/globals/bf-settings' })).json
  const send = (body: unknown) => cms.request({ method: 'POST', path: '/globals/bf-settings', body })
  expect((await send({ ...form, rev: 0, contact: { companyName: 'Zu spät' } })).status).toBe(409)
  expect((await send({ ...form, appearance: { triangle: true, bubble: true } })).status).toBe(400)
  expect((await cms.call(getSettings, {})).json.rev).toBe(form.rev)
})
