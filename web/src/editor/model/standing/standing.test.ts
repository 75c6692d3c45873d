import type { Status } from '@blickfang/contract/content/status.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

/** The rule of the database (migrations, «rules»), for what is there and what is live. */
function statusBy({ isLive, isDeleted, isArchived, isChanged }: Record<string, boolean>): Status {
  if (isDeleted) return isLive ? 'markedForDeletion' : 'deleted'
  if (isArchived) return 'archived'
  return isLive && !isChanged ? 'published' : 'draft'
}

const item = fc.record({ isLive: fc.boolean(), isArchived: fc.boolean(), isChanged: fc.boolean() })

test('what is removed stands at once where the server will say that it stands, also with changes of its own', () => {
  fc.assert(
    fc.property(item, (before) => {
      const isRemoved = { ...before, isDeleted: true }
      const values = { deleted: true, ...(before.isArchived && { archived: true }) }
      const known = { status: statusBy({ ...before, isDeleted: false }), isLive: before.isLive, values }
      expect(standingOf(known)).toBe(statusBy(isRemoved))
      expect(standingOf({ ...known, status: statusBy(isRemoved) })).toBe(statusBy(isRemoved))
    }),
  )
})

test('what a publish has taken away is gone, before the page is read anew too', () => {
  expect(standingOf({ status: 'deleted', isLive: true, values: { deleted: true } })).toBe('deleted')
})
