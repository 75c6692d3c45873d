import { mount } from '@blickfang/testing/mount.tsx'
import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { MailsBox } from './mails-box.tsx'

vi.mock('../../own/own-of.ts', () => ({ ownOf: () => ({ confirmationsPerDay: 5 }) }))
vi.mock('./resend-mails.tsx', () => ({ ResendMails: () => null }))

test('a mail that did not go is told with the hour of the shop, wherever the server stands', async () => {
  const mail = { id: 'm', subject: 'Anfrage', to: 'a@b.ch', createdAt: '2030-01-15T09:00:00Z', failedAt: null }
  const { host, unmount } = await mount(
    <MailsBox
      payload={{ config: { routes: { admin: '/admin' } } } as Payload}
      language="de"
      timeZone="Pacific/Auckland"
      counts={{ failed: 0, waiting: 1, withheld: 0 }}
      mails={[mail]}
    />,
  )
  expect(host.textContent).toContain('15.01.2030, 22:00')
  unmount()
})
