import { expect, test } from 'vitest'
import { formerAddress } from './former-address.ts'

test.each([
  ['/api/media/file/brille.jpg', '/api/bf-media/file/brille.jpg'],
  ['/api/media/picture/brille.jpg/640.webp', '/api/bf-media/picture/brille.jpg/640.webp'],
  ['/api/users/login', '/api/bf-users/login'],
  ['/api/globals/settings', '/api/globals/bf-settings'],
  ['/admin/globals/settings', '/admin/globals/bf-settings'],
  ['/admin/collections/submissions/1', '/admin/collections/bf-submissions/1'],
  ['/admin/collections/job-offers', '/admin/collections/bf-job-offers'],
])('%s leads to %s', (former, now) => {
  expect(formerAddress(former)).toBe(now)
  expect(formerAddress(now)).toBeNull()
})

test.each([
  '/de/media',
  '/api/v1/media/list',
  '/api/mediathek',
  '/admin',
  '/api/bf-media',
  '/api/payload-jobs',
  '/media',
])('%s is none of them', (pathname) => expect(formerAddress(pathname)).toBeNull())
