import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPart } from '../../../testing/open-part.tsx'
import { FeedWarning } from './feed-warning.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../../cms/api-client.ts', async (original) => ({ ...(await original<object>()), call }))
afterEach(() => vi.useRealTimers())

const said = () => document.querySelector('[role=status]')?.textContent ?? ''

async function openAt(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  call.mockReset().mockResolvedValue({ instagramEnds: '2026-03-10' })
  const opened = await openPart(<FeedWarning />)
  await waitFor(() => expect(said()).toContain('10. März 2026'))
  return opened
}

test.each([
  ['2026-03-10T00:30+01:00', false],
  ['2026-03-10T23:30+01:00', false],
  ['2026-03-11T00:30+01:00', true],
])('at %s an access that is good until 10 March is over: %s', async (now, isOver) => {
  await openAt(now)
  expect(said().includes('abgelaufen')).toBe(isOver)
})

test('who renews the access is not told of the old one any more', async () => {
  const { session } = await openAt('2026-03-09T09:00+01:00')
  call.mockResolvedValue({ instagramEnds: null })
  await act(async () => session.frame.setState(({ settings }) => ({ settings: settings + 1 })))
  await waitFor(() => expect(said()).toBe(''))
})
