import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Fetcher } from '../../session/fetching/fetcher.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { BranchDialog } from './branch-dialog.tsx'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const retry = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Noch einmal versuchen')
const phone = () => document.querySelector<HTMLInputElement>('input[type=tel]')

async function open() {
  const server = new StandInServer(fixtureDocument(['contact']))
  server.addBranch(id, { name: 'Optik Lindenhof', phone: '052 212 47 30', periods: [] })
  const read = vi.spyOn(Fetcher.prototype, 'loadBranches').mockRejectedValueOnce(new ApiError('UNAVAILABLE', 0))
  await openPart(<BranchDialog branchId={id} at="phone" onClose={() => undefined} />, { server })
  return read
}

test('data of a branch that could not be read are asked for once more by a button, and nobody waits for them for ever', async () => {
  const read = await open()
  await waitFor(() => expect(retry()).toBeDefined())
  expect(document.querySelector('[role=alert]')?.textContent).toContain('konnten nicht gelesen werden')
  expect(document.querySelector('[role=status][aria-label="Wird geladen…"]')).toBeNull()
  await act(async () => retry()?.click())
  await waitFor(() => expect(phone()?.value).toBe('052 212 47 30'))
  expect(retry()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})
