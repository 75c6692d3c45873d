import { expect, test } from 'vitest'
import { slugOf } from '../db/table-name.ts'
import { siteCollections } from './site-collections.ts'

test('the admin lists the collections as they belong together, and one that is added comes behind them', () => {
  const all = siteCollections({ secure: true, origins: [] })
  const content = ['pages', 'groups', 'fields', 'media', 'navigation']
  const shop = ['branches', 'staff', 'job-offers', 'market-items', 'businesses']
  const records = ['changelog', 'redirects', 'revisions', 'submissions', 'mails', 'feeds', 'users']
  const known = [...content, ...shop, ...records]
  expect(all.slice(0, known.length).map(({ slug }) => slug)).toEqual(known.map(slugOf))
  expect(new Set(all.map(({ slug, custom }) => custom?.place ?? slug)).size).toBe(all.length)
})

test('where a project has accounts of its own, ours are not added, and what names one names one of theirs', () => {
  const all = siteCollections({ secure: true, origins: [], users: 'members' })
  expect(all.map(({ slug }) => slug)).not.toContain('bf-users')
  expect(JSON.stringify(all)).not.toContain('"relationTo":"bf-users"')
  expect(JSON.stringify(all)).toContain('"relationTo":"members"')
})
