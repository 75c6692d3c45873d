import { expect, test } from 'vitest'
import { ContentVersions } from './content-versions.ts'

test('a page stays fresh while only other pages change', () => {
  const versions = new ContentVersions()
  versions.bump(['page:b'])
  expect(versions.isFresh(0, ['page:a', 'media:m'])).toBe(true)
  expect(versions.isFresh(0, ['page:a', 'page:b'])).toBe(false)
})

test('a change of the site, or of something unknown, ages every page', () => {
  for (const tag of ['site', 'weather', 'page:']) {
    const versions = new ContentVersions()
    versions.bump([tag])
    expect(versions.isFresh(0, ['page:a'])).toBe(false)
    expect(versions.isFresh(1, ['page:a'])).toBe(true)
  }
})

test('a page of which nobody knows what it shows is aged by any change', () => {
  const versions = new ContentVersions()
  expect(versions.isFresh(0, null)).toBe(true)
  versions.bump(['page:b'])
  expect(versions.isFresh(0, null)).toBe(false)
})

test('a page rendered after a change is fresh again', () => {
  const versions = new ContentVersions()
  versions.bump(['page:a'])
  expect(versions.isFresh(versions.epoch, ['page:a'])).toBe(true)
})

test('each version has a name of its own, and so has each run', () => {
  const versions = new ContentVersions()
  const first = versions.name
  versions.bump(['page:a'])
  expect(versions.name).not.toBe(first)
  expect(new ContentVersions().name).not.toBe(first)
})

test('very many tags make it forget them and age everything', () => {
  const versions = new ContentVersions()
  versions.bump(['page:a'])
  for (let i = 0; i < 10_000; i++) versions.bump([`page:${i}`])
  expect(versions.isFresh(0, ['page:untouched'])).toBe(false)
})
