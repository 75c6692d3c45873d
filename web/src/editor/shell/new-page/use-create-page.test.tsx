import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { useCreatePage } from './use-create-page.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

type Create = ReturnType<typeof useCreatePage>

function Part({ onDrawn }: { readonly onDrawn: (create: Create) => void }) {
  onDrawn(useCreatePage())
  return null
}

/** The hook at a server whose answers are lost while `isLost.now`; it keeps pages as ours does: an id that is there makes none. */
async function open() {
  const isLost = { now: false }
  const pages = new Map<string, unknown>()
  let create: Create = async () => false
  const { session } = await openPart(<Part onDrawn={(drawn) => (create = drawn)} />)
  const entry = session.document.site.getState().entries[session.document.pageId]
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const { id = crypto.randomUUID() } = JSON.parse(String(init?.body))
    const page = { ...entry, id }
    pages.set(id, page)
    if (isLost.now) throw new TypeError('Failed to fetch')
    return Response.json({ status: 200, success: true, page })
  })
  const make = (name: string) => create({ name })
  return { isLost, pages, make }
}

test('a page whose answer was lost is there once when it is asked for again', async () => {
  const { isLost, pages, make } = await open()
  isLost.now = true
  expect(await make('Team')).toBe(false)
  isLost.now = false
  expect(await make('Team')).toBe(true)
  await waitFor(() => expect(pages.size).toBe(1))
})

test('another page, and the same once more after it was made, are pages of their own', async () => {
  const { isLost, pages, make } = await open()
  isLost.now = true
  await make('Team')
  isLost.now = false
  for (const name of ['Jobs', 'Jobs']) expect(await make(name)).toBe(true)
  expect(pages.size).toBe(3)
})
