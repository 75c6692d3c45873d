import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { readValue } from '../../../model/read-value.ts'
import { fixtureDocument, fixtureId } from '../../../testing/fixture-document.ts'
import { openPart } from '../../../testing/open-part.tsx'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { LookedUpHours } from './looked-up-hours.tsx'

const shop = fixtureId('shop')
const typed = [{ day: 1, open: '09:00', close: '12:00' }]
const known = [{ day: 2, open: '08:00', close: '18:00' }]

test('the week that is known elsewhere takes the place of the typed one, and one undo brings that back', async () => {
  const source = fixtureDocument(['hero'])
  const server = new StandInServer(source)
  server.addBranch(shop, { periods: typed })
  vi.stubGlobal('fetch', async () => {
    const lookedUp = { periods: known, at: '2026-11-20T08:00:00Z' }
    return Response.json({ success: true, branches: [{ id: shop, name: 'Winterthur', lookedUp }] })
  })
  const { session } = await openPart(<LookedUpHours />, { source, server })
  const periods = () => readValue(session.document, { itemType: 'branch', id: shop }, 'periods')
  await waitFor(() => expect(document.querySelector('button')?.textContent).toContain('Winterthur'))
  await act(async () => document.querySelector('button')?.click())
  await waitFor(() => expect(periods()).toEqual(known))
  session.undo()
  expect(periods()).toEqual(typed)
})
