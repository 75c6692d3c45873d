import * as z from 'zod/mini'
import {
  calledSchema,
  changeCountsSchema,
  changeSchema,
  changesStateSchema,
  missingTranslationsSchema,
  saveSchema,
} from '../../content/changes/changes.ts'
import { editorDocumentSchema, editorPageEntrySchema } from '../../content/editor-page.ts'
import { pagePasswordSchema } from '../../content/page-password/page-password.ts'
import { descriptionLength, disallowedLanguagesSchema, orderSchema } from '../../content/values.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idListSchema, idSchema } from '../../kernel/text/id.ts'
import { nameSchema } from '../../kernel/text/visible-text.ts'
import { pageRoleSchema } from '../../options/link/option.ts'
import { anyAnswerSchema } from '../../sources/answer-schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { baseSchema, savedSchema } from './data.ts'
import { goneSchema } from './templates/templates.ts'

const idQuery = z.strictObject({ id: idSchema })
const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((value) => value === 'true' || value === '1'),
  ),
)
/** See `checkAddresses`. */
const pathList = z.pipe(
  z.string().check(z.maxLength(6000), z.regex(/^\/\S*(?: \/\S*){0,49}$/)),
  z.transform((paths) => paths.split(' ')),
)
/** The `next` of an answer: the order key and the id of its last page. */
const cursor = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9]{1,200},[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/)),
  z.transform((after) => {
    const [order = '', id = ''] = after.split(',')
    return { order, id: id.toLowerCase() }
  }),
)
/** Words that a page has, all of them, in its names and addresses of any language. */
const searchText = z.string().check(z.maxLength(200))
const slugText = z.string().check(z.maxLength(120))
const nameText = nameSchema(200)

/**
 * Lists pages with names and addresses in every language, in their order, so many at once; `next` as `after` gives those that
 * follow. Archived and never-published ones only with `includeDrafts`; removed ones too where `ids` names them.
 */
export const listPages = defineEndpoint({
  method: 'get',
  path: '/page/get',
  summary: 'List pages',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    includeDrafts: flag,
    /** Empty: the pages of no collection. */
    collection: z.optional(z.string().check(z.maxLength(40))),
    search: z.optional(searchText),
    ids: z.optional(idListSchema(100)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 100),
    after: z.optional(cursor),
  }),
  answer: z.object({ pages: z.array(editorPageEntrySchema), next: z.nullable(z.string()) }),
})

/** The beginning of each list of pages, those of no collection first, drafts too: what a panel or a picker opens with, or finds. */
export const listPageSections = defineEndpoint({
  method: 'get',
  path: '/page/sections',
  summary: 'List the beginning of each collection',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    search: z.optional(searchText),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  answer: z.object({
    /** Lists without a page are left out. */
    sections: z.array(
      z.object({
        collection: z.nullable(z.string()),
        /** How many pages there are, or are found. */
        total: z.int(),
        pages: z.array(editorPageEntrySchema),
        next: z.nullable(z.string()),
        /** The live block that shows the collection and arranges it; of several one that somebody has arranged. */
        container: z.nullable(z.object({ pageId: idSchema, groupId: idSchema })),
      }),
    ),
  }),
})

/** The draft of one page in one language, as the in-page editor opens it; found by id, or by slug and collection. `~role` slugs work. */
export const getDocument = defineEndpoint({
  method: 'get',
  path: '/page/document',
  summary: 'Open a page for editing',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    id: z.optional(idSchema),
    slug: z.optional(slugText),
    collection: z.optional(z.string().check(z.maxLength(40))),
    lang: localeSchema,
    /** Number of blocks that come with cards and fields, the later ones without: the beginning of a long page. */
    first: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  }),
  answer: z.object({ document: z.extend(editorDocumentSchema, { sources: z.array(anyAnswerSchema) }) }),
  errors: ['NOT_FOUND'],
})

/**
 * Tells which live paths of the site, such as `/fr/contact`, lead visitors to a page now: by its address, by one that it had
 * before, or by its role. Up to 50 paths, separated by blanks, which no address has.
 */
export const checkAddresses = defineEndpoint({
  method: 'get',
  path: '/page/addresses',
  summary: 'Tell which addresses lead to a page',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ paths: pathList }),
  answer: z.object({ addresses: z.array(z.object({ path: z.string(), isThere: z.boolean() })) }),
})

/** Lists the blocks of a page that a link may name: their kind, and the first words that stand in each. By id, or by role (`~contact`). */
export const listBlocks = defineEndpoint({
  method: 'get',
  path: '/page/blocks',
  summary: 'List the blocks of a page',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ page: z.union([idSchema, pageRoleSchema]), lang: localeSchema }),
  answer: z.object({
    blocks: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        /** Words in `lang`, else in the site's first language; empty where a block has none. At most 60 characters. */
        words: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

/** Counts what publishing the page will change, for the publish button and the dialog behind it. */
export const getPublicationStatus = defineEndpoint({
  method: 'get',
  path: '/page/status/publication',
  summary: 'Count what waits to be published',
  access: 'editor',
  reach: 'read',
  query: idQuery,
  answer: z.object({
    changes: changeCountsSchema,
    /** How many things that is to a person: a new block is one of them, whatever lies in it. */
    items: z.int(),
    /** How many other live pages wait with a value of their own, such as the people of a collection that somebody has sorted or archived. */
    elsewhere: z.int(),
    state: changesStateSchema,
  }),
  errors: ['NOT_FOUND'],
})

/** Counts the texts that the page lacks, by language, and names their fields. A language that somebody has unticked for the page is not missed. */
export const getTranslationStatus = defineEndpoint({
  method: 'get',
  path: '/page/status/translation',
  summary: 'Count missing translations by language',
  access: 'editor',
  reach: 'read',
  query: idQuery,
  answer: z.object({
    missing: missingTranslationsSchema,
    /** The fields behind the counts, so that the editor can lead to them. */
    fields: z.array(z.object({ fieldId: idSchema, groupId: idSchema, locale: localeSchema })),
    /** The pictures without an alternative text behind the counts; the text belongs to the medium. */
    alts: z.array(z.object({ fieldId: idSchema, groupId: idSchema, mediaId: idSchema, locale: localeSchema })),
    /** Languages in which the page itself lacks its name, or its address although it has a name. They count as one each. */
    page: z.array(z.object({ locale: localeSchema, part: z.enum(['name', 'slug']) })),
    /** Texts whose original has changed since; they keep nothing from being published. */
    stale: z.array(
      z.object({ fieldId: idSchema, groupId: idSchema, locale: localeSchema, by: z.enum(['person', 'machine']) }),
    ),
    /** A machine's words that nobody has looked at. */
    unchecked: z.array(z.object({ fieldId: idSchema, groupId: idSchema, locale: localeSchema })),
    /** A service that translates is set up. */
    canTranslate: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Lists the changes that publishing the page will make, value by value, with the words before and after. Whoever names the `now` of the
 * answer before as `since` hears besides what of the page was saved meanwhile, also where nothing is left to publish.
 */
export const listChanges = defineEndpoint({
  method: 'get',
  path: '/page/changes',
  summary: 'List what publishing will change',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema, since: z.optional(z.iso.datetime()) }),
  answer: z.object({
    changes: z.array(changeSchema),
    called: calledSchema,
    counts: changeCountsSchema,
    /** How many things those are to a person, as in the state of publication. */
    items: z.int(),
    state: changesStateSchema,
    saves: z.array(saveSchema),
    /** Other pages were added, named, moved or removed since. */
    hasOtherPages: z.boolean(),
    /** Revisions of what all pages share: another number, and somebody has saved it. */
    site: z.object({ settings: z.int(), navigation: z.int(), branches: z.string() }),
    now: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Makes the page's drafts live. The answer comes after the visitors' cache has let go of the old page. Whoever names what they have
 * `seen` publishes that and nothing that was saved since.
 */
export const publishPage = defineEndpoint({
  method: 'post',
  path: '/page/publish',
  summary: 'Publish a page',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ id: idSchema, seen: z.optional(changesStateSchema) }),
  answer: z.object({ published: changeCountsSchema, revision: z.int() }),
  errors: ['NOT_FOUND', 'TRANSLATIONS_MISSING', 'SLUG_TAKEN', 'CHANGED_SINCE', 'NOT_SHOWN_YET'],
})

/** Tells what leads visitors to a page now: the menu, and live pages that link to it or list it, with their names by language. */
export const listPageLinks = defineEndpoint({
  method: 'get',
  path: '/page/links',
  summary: 'List what leads to a page',
  access: 'editor',
  reach: 'read',
  query: idQuery,
  answer: z.object({
    isInMenu: z.boolean(),
    pages: z.array(z.object({ id: idSchema, name: z.record(z.string(), z.string()) })),
  }),
  errors: ['NOT_FOUND'],
})

/** Takes a page away from visitors at once, in all languages; its draft stays, and publishing brings it back. The home page stays. */
export const unpublishPage = defineEndpoint({
  method: 'post',
  path: '/page/unpublish',
  summary: 'Take a page offline',
  access: 'editor',
  reach: 'publish',
  body: idQuery,
  answer: z.object({ revision: z.int() }),
  errors: ['NOT_FOUND', 'HOME_STAYS', 'NOT_SHOWN_YET'],
})

/**
 * Discards all unpublished changes of the page in all languages. A page that is offline becomes what it was when it last was live; one
 * that never was is emptied to nothing but its name. Whoever names what they have `seen` discards that and nothing that was saved since.
 */
export const revertPage = defineEndpoint({
  method: 'post',
  path: '/page/revert',
  summary: 'Discard unpublished changes of a page',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ id: idSchema, seen: z.optional(changesStateSchema) }),
  answer: z.object({ reverted: changeCountsSchema }),
  errors: ['NOT_FOUND', 'CHANGED_SINCE'],
})

/** Discards all unpublished changes of all pages, in all languages. */
export const revertAllPages = defineEndpoint({
  method: 'post',
  path: '/page/revertAll',
  summary: 'Discard unpublished changes of all pages',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({}),
  answer: z.object({ reverted: changeCountsSchema }),
})

/** Reads name, address and meta of one page, for the dialog in which they are changed, and whether it may have an address. */
export const getPageInfo = defineEndpoint({
  method: 'get',
  path: '/page/info',
  summary: 'Name, address and meta of a page',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    id: idSchema,
    /** Left out: all languages. */
    lang: z.optional(localeSchema),
    /** An address that somebody has in mind for the page; normalised by the server. */
    slug: z.optional(slugText),
  }),
  answer: z.object({
    page: editorPageEntrySchema,
    /**
     * Slugs in `lang` that exist already: of `slug` and of what the page's names would make, those that the page cannot have,
     * because another one has it or the site answers it itself. Never all of a site.
     */
    availableSlugs: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Changes name, slug or meta of a page; goes live at the next publish, except the password, which holds at once. A language
 * that is named or ticked and has no address yet gets one: made from the name, numbered if it is taken.
 */
export const updatePageInfo = defineEndpoint({
  method: 'put',
  path: '/page/info',
  summary: 'Change name, address or meta of a page',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    id: idSchema,
    lang: localeSchema,
    /** Normalised by the server: lower case, umlauts written out, hyphens. */
    slug: z.optional(slugText),
    meta: z.optional(
      z.strictObject({
        /** null takes the name of `lang` away; the last one stays. */
        name: z.nullish(nameText),
        description: z.optional(z.string().check(z.maxLength(descriptionLength))),
        disallowedLanguages: z.optional(disallowedLanguagesSchema),
        /** null opens the page again. */
        password: z.optional(z.nullable(pagePasswordSchema)),
        order: z.optional(orderSchema),
        archived: z.optional(z.boolean()),
      }),
    ),
    base: baseSchema,
  }),
  answer: z.extend(savedSchema, {
    slug: z.nullable(z.string()),
    /** Addresses that languages got along with it. */
    madeSlugs: z.partialRecord(localeSchema, z.string()),
  }),
  errors: ['CONFLICT', 'NOT_FOUND', 'SLUG_TAKEN', 'SLUG_EMPTY'],
})

/** Creates a page; a name is required. A slug is made from the name and numbered if it is taken. */
export const addPage = defineEndpoint({
  method: 'post',
  path: '/page/add',
  summary: 'Create a page',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    collectionName: z.nullish(z.string().check(z.maxLength(40))),
    initialMeta: z.strictObject({ name: nameText }),
    lang: localeSchema,
    /** Block names the page starts with. Left out: the collection's detail block, or none. */
    initialGroups: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
    id: z.optional(idSchema),
    /** A page of the same collection: the new one gets its draft with all blocks, in every language under free addresses; not its password. Or a template of such a page: its blocks alone. */
    copyOf: z.optional(idSchema),
  }),
  answer: z.object({
    page: editorPageEntrySchema,
    /** Things of the template that are gone, and left out. */
    gone: z.optional(goneSchema),
  }),
})

/** Removes a page: one that was never live at once, any other goes with the next publish of the page, unless `now`. `restore` takes it back. */
export const removePage = defineEndpoint({
  method: 'post',
  path: '/page/remove',
  summary: 'Remove a page, or bring it back',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ id: idSchema, restore: z.optional(z.boolean()) }),
  answer: savedSchema,
  errors: ['NOT_FOUND', 'IN_USE'],
})
