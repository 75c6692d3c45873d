import { createInvitation, listInvitations } from '@blickfang/contract/api/v1/account/invitations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('without a mail server nobody is invited, and a sentence says what to do', async () => {
  const asked = { email: 'vera@test.example', role: 'optician', language: 'de' } as const
  const { status, json } = await cms.call(createInvitation, asked, cms.admin)
  expect([status, json.code]).toEqual([503, 'NO_MAIL_SERVER'])
  expect(json.error).toMatch(/Erstellen Sie das Konto im Admin/)
  expect((await cms.call(listInvitations, {}, cms.admin)).json.invitations).toEqual([])
})
