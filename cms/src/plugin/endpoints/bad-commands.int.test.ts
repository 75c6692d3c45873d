import { randomUUID } from 'node:crypto'
import { type Refusal, testRefusals } from '../testing/test-refusals.ts'

const nobody = randomUUID()

const refusals: Refusal[] = [
  [
    "another page's group in a move",
    ({ page, other }) => ({
      name: 'sortGroup',
      body: { pageId: page.pageId, groupId: other.groupId, direction: 'up', base: {} },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in a removal",
    ({ page, other }) => ({ name: 'removeGroup', body: { pageId: page.pageId, groupId: other.groupId, base: {} } }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in a change of status",
    ({ page, other }) => ({
      name: 'changeGroupStatus',
      body: { pageId: page.pageId, groupId: other.groupId, to: 'archived', base: {} },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in its languages",
    ({ page, other }) => ({
      name: 'setGroupMeta',
      body: { pageId: page.pageId, groupId: other.groupId, meta: { disallowedLanguages: ['fr'] }, base: {} },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in its visibility",
    ({ page, other }) => ({
      name: 'setGroupVisibility',
      body: { pageId: page.pageId, groupId: other.groupId, visibleFields: { title: false }, base: {} },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another group's field in its visibility",
    ({ page, other }) => ({
      name: 'setFieldVisibility',
      body: { fieldId: page.fieldId('title'), fieldName: 'title', groupId: other.groupId, visible: false, base: {} },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    'the visibility of a field that is none',
    ({ page }) => ({
      name: 'setGroupVisibility',
      body: { pageId: page.pageId, groupId: page.groupId, visibleFields: { nothing: false }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'an order that nothing can follow',
    ({ page }) => ({
      name: 'sortGroup',
      body: { pageId: page.pageId, groupId: page.groupId, order: 'a00', base: { order: 1 } },
    }),
    400,
    'INVALID',
  ],
  [
    'a stale move',
    ({ page }) => ({ name: 'sortGroup', body: { pageId: page.pageId, groupId: page.groupId, order: 'b00', base: {} } }),
    409,
    'CONFLICT',
  ],
  [
    'a status that is none',
    ({ page }) => ({
      name: 'changeGroupStatus',
      body: { pageId: page.pageId, groupId: page.groupId, to: 'live', base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a block that the catalogue does not have',
    ({ page }) => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'marquee' } }),
    400,
    'INVALID',
  ],
  [
    'a card without its board',
    ({ page }) => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'imageCard' } }),
    400,
    'INVALID',
  ],
  [
    'a card on another kind of board',
    ({ page }) => ({
      name: 'addGroup',
      body: { pageId: page.pageId, groupName: 'serviceCard', parentId: page.groupId },
    }),
    400,
    'INVALID',
  ],
  [
    "a card on another page's board",
    ({ page, other }) => ({
      name: 'addGroup',
      body: { pageId: other.pageId, groupName: 'imageCard', parentId: page.groupId },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "a block after another page's",
    ({ page, other }) => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'cta', nextTo: other.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a block on a page that does not exist',
    () => ({ name: 'addGroup', body: { pageId: nobody, groupName: 'cta' } }),
    404,
    'NOT_FOUND',
  ],
  [
    "a block under another page's group's id",
    ({ page, other }) => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'hero', id: other.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a page without a name',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: '  ' } } }),
    400,
    'INVALID',
  ],
  [
    'a page in a collection that does not exist',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: 'x' }, collectionName: 'users' } }),
    400,
    'INVALID',
  ],
  [
    'a page that starts with a card',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: 'x' }, initialGroups: ['imageCard'] } }),
    400,
    'INVALID',
  ],
  [
    'an address of nothing',
    ({ page }) => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', slug: ' ~!/ ', base: {} } }),
    400,
    'SLUG_EMPTY',
  ],
  [
    'an address that the editor has',
    ({ page }) => ({
      name: 'updatePageInfo',
      body: { id: page.pageId, lang: 'de', slug: 'Edit', base: { 'slug.de': 1 } },
    }),
    409,
    'SLUG_TAKEN',
  ],
  [
    'an address in a language that the site does not use',
    ({ page }) => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'hr', slug: 'x', base: {} } }),
    400,
    'INVALID',
  ],
  [
    'a stale name',
    ({ page }) => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', meta: { name: 'x' }, base: {} } }),
    409,
    'CONFLICT',
  ],
  [
    'a status through a page’s meta',
    ({ page }) => ({
      name: 'updatePageInfo',
      body: { id: page.pageId, lang: 'de', meta: { published: true }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'the info of a page that does not exist',
    () => ({ name: 'updatePageInfo', body: { id: nobody, lang: 'de', meta: { name: 'x' }, base: {} } }),
    404,
    'NOT_FOUND',
  ],
  ['a publish of a page that does not exist', () => ({ name: 'publishPage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  ['a revert of a page that does not exist', () => ({ name: 'revertPage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  ['a removal of a page that does not exist', () => ({ name: 'removePage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  [
    'a menu with a page that does not exist',
    () => ({
      name: 'updateNavigation',
      body: {
        base: 0,
        containers: [{ id: randomUUID(), label: { de: 'x' }, children: [{ id: randomUUID(), page: nobody }] }],
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a menu with one id twice',
    () => ({
      name: 'updateNavigation',
      body: {
        base: 0,
        containers: [
          { id: nobody, label: {}, children: [] },
          { id: nobody, label: {}, children: [] },
        ],
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a stale menu',
    () => ({ name: 'updateNavigation', body: { base: 5, containers: [{ id: nobody, label: {}, children: [] }] } }),
    409,
    'CONFLICT',
  ],
  [
    'stale settings',
    () => ({ name: 'saveSettings', body: { base: 5, settings: { contact: { companyName: 'x' } } } }),
    409,
    'CONFLICT',
  ],
  [
    'settings with a logo that does not exist',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { header: { logo: nobody } } } }),
    400,
    'INVALID',
  ],
  [
    'settings with a javascript: address',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { bookingButton: { url: 'javascript:alert(1)' } } } }),
    400,
    'INVALID',
  ],
  [
    'settings with a colour that is CSS',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { appearance: { theme: { primary: 'red;}' } } } } }),
    400,
    'INVALID',
  ],
  [
    'settings whose default language is not active',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { languages: { default: 'fr', active: ['de'] } } } }),
    400,
    'INVALID',
  ],
  [
    'a medium that does not exist',
    () => ({ name: 'updateMedia', body: { media: { id: nobody, tags: ['x'] } } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a focal point outside of the picture',
    () => ({ name: 'updateMedia', body: { media: { id: nobody, focalPoint: { x: 2, y: 0 } } } }),
    400,
    'INVALID',
  ],
  [
    'the blur of a medium that does not exist',
    () => ({ name: 'blurHash', body: { media: { id: nobody } } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a removal of a medium that does not exist',
    () => ({ name: 'deleteMedia', body: { mediaId: nobody } }),
    404,
    'NOT_FOUND',
  ],
  ['a tag that no cache knows', () => ({ name: 'revalidateTag', body: { tag: '../../etc' } }), 400, 'INVALID'],
]

testRefusals(refusals)
