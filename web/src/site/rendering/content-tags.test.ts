import { expect, test } from 'vitest'
import { fixturePage, fixtureSite } from '../../server/testing/fixture-content.ts'
import { contentTags } from './content-tags.ts'

const media = {
  id: '00000000-0000-4000-8000-000000000070',
  mediaType: 'image' as const,
  mimeType: 'image/jpeg',
  publicUrl: '/api/bf-media/file/a.jpg',
  width: 100,
  height: 100,
  blurHash: null,
  focalPoint: null,
  alt: 'A',
}

test('a page depends on itself, the site, the pages and pictures it shows', () => {
  const page = fixturePage('de', '', 'Titel')
  const teaser = { id: 't1', name: 'T', title: 'T', text: '', href: '/de/team/t', image: { ...media, id: 'm2' } }
  const tags = contentTags(
    {
      ...page,
      groups: page.groups.map((group) => ({ ...group, fields: group.fields.map((field) => ({ ...field, media })) })),
      sources: [{ name: 'pages', key: '["team"]', data: [teaser] }],
    },
    { ...fixtureSite('de'), logo: { ...media, id: 'logo' } },
  )
  expect([...tags].sort()).toEqual(
    ['site', `page:${page.id}`, 'page:t1', 'collection:team', `media:${media.id}`, 'media:m2', 'media:logo'].sort(),
  )
})

test('a page with a map depends on each stop and on its pictures, so that publishing a stop renews it', () => {
  const page = fixturePage('de', '', 'Titel')
  const groups = page.groups.map((group) => ({ ...group, fields: group.fields.map((field) => ({ ...field, media })) }))
  const stop = { id: 'stop', name: 'T', title: 'T', text: '', href: '/de/map/t', image: null, role: null, groups }
  const sources = [{ name: 'stops', key: '["map"]', data: [stop] }]
  const tags = contentTags({ ...page, groups: [], sources }, fixtureSite('de'))
  expect(tags).toEqual(expect.arrayContaining(['page:stop', 'collection:map', `media:${media.id}`]))
})
