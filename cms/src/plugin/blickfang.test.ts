import fc from 'fast-check'
import type { CollectionConfig, Config, JobsConfig, Payload, PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { blickfang } from './blickfang.ts'
import type { BlickfangOptions } from './options.ts'

const options = {
  databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
  publicUrl: 'https://site.example',
  cmsUrl: 'https://cms.example',
  webUrls: [],
  revalidateSecret: 'secret',
  mediaStore: {},
  services: {},
} as unknown as BlickfangOptions

/** Letters that no name of ours has. */
const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'qxyQXY') }).map((own) => `z${own}`)
const act = fc.func(fc.constant(undefined))
const component = word.map((name) => `@project/parts#${name}`)
const endpoint = fc.record({
  method: fc.constantFrom('get', 'post'),
  path: word.map((name) => `/${name}`),
  handler: act,
})
const field = fc.record({ name: word, type: fc.constantFrom('text', 'number', 'json'), localized: fc.boolean() })
const hooks = fc.dictionary(
  fc.constantFrom('beforeOperation', 'beforeChange', 'afterLogin', 'beforeDelete', 'afterError'),
  fc.array(act, { maxLength: 2 }),
)
const accessRules = fc.dictionary(fc.constantFrom('read', 'create', 'admin'), act)
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const collection = fc.record({
  slug: word,
  auth: fc.constantFrom(undefined, true, { maxLoginAttempts: 3 }),
  fields: fc.uniqueArray(field, { maxLength: 3, selector: ({ name }) => name }),
  hooks: some(hooks),
  access: some(accessRules),
  endpoints: some(fc.array(endpoint, { maxLength: 2 })),
  admin: some(
    fc.record({ useAsTitle: word, components: fc.record({ beforeList: fc.array(component, { maxLength: 2 }) }) }),
  ),
  custom: some(fc.dictionary(word, word)),
})
const global = fc.record({ slug: word, fields: fc.array(field, { maxLength: 2 }), hooks: some(hooks) })
const task = fc.record({
  slug: word,
  handler: act,
  schedule: some(fc.constant([{ cron: '* * * * *', queue: 'nightly' }])),
})
const jobs = fc.record({
  tasks: some(fc.uniqueArray(task, { maxLength: 3, selector: ({ slug }) => slug })),
  workflows: some(fc.array(fc.record({ slug: word, handler: act }), { maxLength: 2 })),
  access: some(fc.record({ run: act, queue: act })),
  autoRun: some(fc.constant([{ cron: '0 * * * *', queue: 'nightly', allQueues: true }])),
  deleteJobOnComplete: some(fc.boolean()),
  jobsCollectionOverrides: some(
    fc.constant(({ defaultJobsCollection }: { defaultJobsCollection: CollectionConfig }) => ({
      ...defaultJobsCollection,
      custom: { of: 'theirs' },
    })),
  ),
})
const codes = fc.uniqueArray(fc.constantFrom('de', 'en', 'es', 'ja', 'zq'), { minLength: 1 })
const localization = codes.chain((all) =>
  fc.record({
    locales: fc.constantFrom(
      all,
      all.map((code) => ({ code, label: `${code}!`, rtl: true })),
    ),
    defaultLocale: fc.constantFrom(...all),
    fallback: some(fc.boolean()),
    defaultLocalePublishOption: some(fc.constantFrom('active', 'all')),
  }),
)
const texts = fc.dictionary(
  fc.constantFrom('de', 'fr', 'en', 'es'),
  fc.dictionary(fc.constantFrom('general', 'own', 'error'), fc.dictionary(word, word)),
)

type Fielded = { fields: { localized: boolean }[] }
/** Without languages of its own a project whose fields say `localized` is refused. */
const plain = <Part extends Fielded>(part: Part): Part => ({
  ...part,
  fields: part.fields.map((own) => ({ ...own, localized: false })),
})
const asTaken = <Given extends { localization?: unknown; collections?: Fielded[]; globals?: Fielded[] }>(
  given: Given,
) =>
  given.localization
    ? given
    : {
        ...given,
        ...(given.collections && { collections: given.collections.map(plain) }),
        ...(given.globals && { globals: given.globals.map(plain) }),
      }

const project = fc
  .record({
    db: fc.constant({ name: 'postgres', defaultIDType: 'text', init: () => ({}) }),
    collections: some(fc.uniqueArray(collection, { maxLength: 4, selector: ({ slug }) => slug })),
    globals: some(fc.uniqueArray(global, { maxLength: 2, selector: ({ slug }) => slug })),
    jobs: some(jobs),
    localization: fc.oneof(fc.constantFrom(undefined, false as const), localization),
    i18n: some(
      fc.record({
        fallbackLanguage: fc.constant('es'),
        supportedLanguages: fc.constant({ es: {} }),
        translations: some(texts),
      }),
    ),
    endpoints: some(fc.array(endpoint, { maxLength: 3 })),
    hooks: some(fc.record({ afterError: fc.array(act, { maxLength: 2 }) })),
    admin: some(
      fc.record({
        avatar: some(fc.constant('gravatar')),
        dateFormat: some(word),
        meta: some(fc.record({ titleSuffix: word, defaultOGImageType: fc.constantFrom('dynamic', 'off') })),
        components: some(
          fc.record({
            providers: some(fc.array(component)),
            beforeDashboard: some(fc.array(component)),
            afterNav: some(fc.array(component)),
            graphics: some(fc.record({ Logo: component })),
            views: some(
              fc.record({
                dashboard: fc.record({ Component: component }),
                forgot: fc.record({ Component: component }),
              }),
            ),
          }),
        ),
      }),
    ),
    graphQL: some(fc.record({ disable: fc.constant(false), maxComplexity: fc.nat(), mutations: act })),
    cors: some(fc.array(fc.webUrl())),
    csrf: some(fc.array(fc.webUrl())),
    serverURL: some(fc.constantFrom('', 'https://project.example')),
    custom: some(fc.dictionary(word, fc.jsonValue())),
  })
  .map((given) => asTaken(given as never)) as unknown as fc.Arbitrary<Config>

/** Places of `before` that are gone: a value in its place, members of a list from its beginning on. */
function lost(before: unknown, after: unknown, path = ''): string[] {
  if (before === undefined || Object.is(before, after)) return []
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [path]
  return Object.entries(before).flatMap(([key, value]) =>
    lost(value, (after as Record<string, unknown>)[key], `${path}/${key}`),
  )
}

/** Paths of the parts that the plugin takes into its own: it still calls them, which the tests below look at. */
const wrapped = /^\/(db\/init|jobs\/jobsCollectionOverrides|localization\/locales\/\d+|localization)$/

test('of any project everything is still there, unchanged and in its place', () => {
  fc.assert(
    fc.property(project, (before) => {
      const after = blickfang(options)(before) as Config
      expect(lost(before, after).filter((path) => !wrapped.test(path))).toEqual([])
    }),
  )
})

test('its languages come first, as Payload itself would read them, and its default stays', () => {
  fc.assert(
    fc.property(localization, (theirs) => {
      const { localization: after } = blickfang(options)({
        localization: theirs,
        db: {},
      } as unknown as Config) as Config
      if (!after) throw new Error('no languages')
      const given: readonly (string | object)[] = theirs.locales
      const read = given.map((locale) => (typeof locale === 'string' ? { code: locale, label: locale } : locale))
      expect(after.locales.slice(0, read.length)).toEqual(read)
      expect(after).toMatchObject({
        defaultLocale: theirs.defaultLocale,
        ...(theirs.fallback !== undefined && { fallback: theirs.fallback }),
      })
      const codes = after.locales.map((locale) => (typeof locale === 'string' ? locale : locale.code))
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})

const withCollections = (collections: unknown[], more: Partial<BlickfangOptions> = {}): Config =>
  blickfang({ ...options, ...more })({ db: {}, collections } as unknown as Config) as Config

test('the origins from which a session counts: ours beside those of a project, and a project that names none takes every one', () => {
  const ours = ['https://site.example', 'https://cms.example']
  const csrf = (project: object) => (blickfang(options)({ db: {}, ...project } as unknown as Config) as Config).csrf
  expect(csrf({})).toBeUndefined()
  expect(csrf({ csrf: [] })).toEqual([])
  expect(csrf({ serverURL: '' })).toBeUndefined()
  // Payload itself makes a list of the server's own address, which would leave the editor's out.
  expect(csrf({ serverURL: 'https://project.example' })).toEqual(ours)
  expect(csrf({ csrf: ['https://shop.example', ours[0]] })).toEqual(['https://shop.example', ...ours])
})

test('accounts of the project get a role, and lose nothing', () => {
  fc.assert(
    fc.property(collection, (given) => {
      const theirs = { ...plain(given), auth: { maxLoginAttempts: 3 } } as unknown as CollectionConfig
      const after = withCollections([theirs], { users: theirs.slug })
      expect(lost(theirs, after.collections?.[0])).toEqual([])
      const names = after.collections?.[0]?.fields.map((field) => ('name' in field ? field.name : ''))
      expect(names).toEqual(expect.arrayContaining(['role', 'name', 'sessions']))
      const role = after.collections?.[0]?.fields.find((field) => 'name' in field && field.name === 'role')
      // Whoever registers at the project is not thereby an editor of the site.
      expect(role).not.toHaveProperty('defaultValue')
      expect(after.collections?.map(({ slug }) => slug)).not.toContain('bf-users')
      expect(after.admin?.user).toBe(theirs.slug)
    }),
  )
})

test('what cannot be is one sentence that names it', () => {
  const users = { slug: 'users', auth: true, fields: [] }
  const named = (users: object) => () => withCollections([users], { users: 'users' })
  expect(() =>
    withCollections([
      { slug: 'bf-media', fields: [] },
      { slug: 'bf-pages', fields: [] },
    ]),
  ).toThrow(/«bf-media», «bf-pages».*rename/)
  expect(() => withCollections([], { users: 'members' })).toThrow(/no collection «members»/)
  expect(named({ ...users, auth: false })).toThrow(/Nobody can sign in to.*«users»/)
  expect(named({ ...users, auth: { useSessions: false } })).toThrow(/sessions of «users»/)
  expect(named({ ...users, fields: [{ name: 'role', type: 'text' }] })).toThrow(/«role» to «users»/)
  expect(named({ ...users, fields: [{ name: 'id', type: 'number' }] })).toThrow(/«id» out of «users»/)
  for (const disableLocalStrategy of [true, {}, { optionalPassword: true }])
    expect(named({ ...users, auth: { disableLocalStrategy } })).toThrow(/«users».*enableFields: true/)
  expect(named({ ...users, auth: { disableLocalStrategy: { enableFields: true } } })).not.toThrow()
  const inRows = (field: object) => [
    {
      type: 'row',
      fields: [
        { type: 'tabs', tabs: [{ label: 'x', fields: [{ type: 'collapsible', label: 'y', fields: [field] }] }] },
      ],
    },
  ]
  expect(named({ ...users, fields: inRows({ name: 'role', type: 'text' }) })).toThrow(/«role» to «users»/)
  for (const more of [{ hasMany: true }, { virtual: true }])
    expect(named({ ...users, fields: inRows({ name: 'name', type: 'text', ...more }) })).toThrow(
      /one text.*«name» of «users»/,
    )
  const [taken] =
    withCollections([{ ...users, fields: inRows({ name: 'name', type: 'text' }) }], { users: 'users' }).collections ??
    []
  expect(taken?.fields.map((field) => 'name' in field && field.name)).toEqual([false, 'role', 'sessions', 'keyList'])
  const add = (project: object) => () => blickfang(options)({ db: {}, ...project } as unknown as Config)
  expect(add({ globals: [{ slug: 'bf-settings', fields: [] }] })).toThrow(/globals.*«bf-settings»/)
  expect(add({ jobs: { tasks: [{ slug: 'sendMail', handler: () => undefined }] } })).toThrow(/jobs.*«sendMail»/)
  expect(add({ endpoints: [{ method: 'post', path: '/webhooks/mux', handler: () => undefined }] })).toThrow(
    /«post \/webhooks\/mux»/,
  )
})

test.each([
  [{ routes: { admin: '/cms' } }, /at «\/admin».*«routes.admin»/],
  [{ routes: { api: '/payload', graphQL: '/graph' } }, /at «\/api», «\/graphql».*«routes.api», «routes.graphQL»/],
  [{ graphQL: { disable: true } }, /«graphQL.disable»/],
])('a project where the site would find nobody is refused: %j', (project, sentence) => {
  const add = (more: object) => () => blickfang(options)({ db: {}, ...more } as unknown as Config)
  expect(add(project)).toThrow(sentence)
  expect(
    add({ routes: { admin: '/admin', api: '/api', graphQL: '/graphql', graphQLPlayground: '/play' } }),
  ).not.toThrow()
})

test('a name by language is none of an account', () => {
  const users = { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text', localized: true }] }
  const project = { db: {}, collections: [users], localization: { locales: ['de'], defaultLocale: 'de' } }
  expect(() => blickfang({ ...options, users: 'users' })(project as unknown as Config)).toThrow(
    /one text.*«name» of «users»/,
  )
})

test('a project whose fields would move into other tables by our languages is refused', () => {
  const localized = { name: 'title', type: 'text', localized: true }
  const add = (project: object) => () => blickfang(options)({ db: {}, ...project } as unknown as Config)
  const places = [
    [{ collections: [{ slug: 'posts', fields: [localized] }] }, '«posts.title»'],
    [{ globals: [{ slug: 'banner', fields: [{ type: 'row', fields: [localized] }] }] }, '«banner.title»'],
    [
      { collections: [{ slug: 'posts', fields: [{ name: 'list', type: 'array', fields: [localized] }] }] },
      '«posts.list.title»',
    ],
    [
      {
        collections: [
          { slug: 'posts', fields: [{ type: 'tabs', tabs: [{ name: 'seo', localized: true, fields: [] }] }] },
        ],
      },
      '«posts.seo»',
    ],
    [
      {
        collections: [
          {
            slug: 'posts',
            fields: [{ name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', fields: [localized] }] }],
          },
        ],
      },
      '«posts.parts.quote.title»',
    ],
    [{ blocks: [{ slug: 'quote', fields: [localized] }] }, '«quote.title»'],
  ] as const
  for (const [project, name] of places) {
    expect(add(project)).toThrow(name)
    const localization = { locales: ['de'], defaultLocale: 'de' }
    expect(add({ ...project, localization })).not.toThrow()
  }
  // Where nothing is added, nothing moves.
  expect(add({ ...places[0][0], db: { defaultIDType: 'number' } })).not.toThrow()
})

test('nobody runs a job from outside where a project has none, and where it has some, whoever it lets', () => {
  const after = (jobs: JobsConfig | undefined, more: object = {}) =>
    (blickfang(options)({ db: {}, jobs, ...more } as unknown as Config) as Config).jobs
  const req = {} as PayloadRequest
  expect(after(undefined)?.access?.run?.({ req })).toBe(false)
  expect(after({ tasks: [] })?.access).toBeUndefined()
  // Payload's own job that publishes at a set time.
  const timed = { slug: 'posts', fields: [], versions: { drafts: { schedulePublish: true } } }
  expect(after(undefined, { collections: [timed] })?.access).toBeUndefined()
  const collection = {
    slug: 'payload-jobs',
    fields: [{ name: 'mine', type: 'text' }],
    endpoints: [{ path: '/run' }],
  } as unknown as CollectionConfig
  const override = vi.fn(() => ({ ...collection, custom: { of: 'theirs' } }))
  const made = after({ jobsCollectionOverrides: override })?.jobsCollectionOverrides?.({
    defaultJobsCollection: collection,
  })
  expect(made).toMatchObject({ endpoints: [{ path: '/run' }], custom: { of: 'theirs' } })
  expect(made?.fields.map((field) => 'name' in field && field.name)).toEqual(
    expect.arrayContaining(['mine', 'key', 'dueAt']),
  )
})

test('what a project does when Payload starts is done first', async () => {
  const onInit = vi.fn(() => Promise.reject(new Error('theirs')))
  const after = blickfang(options)({ db: {}, onInit } as unknown as Config) as Config
  await expect(after.onInit?.({} as Payload)).rejects.toThrow('theirs')
})

test('a query of GraphQL that both bring is refused, and every other one is there', async () => {
  const graphql = await import('graphql')
  const queries = (names: string[]) => () =>
    Object.fromEntries(names.map((name) => [name, { type: graphql.GraphQLString }]))
  const made = (names: string[]) =>
    (blickfang(options)({ db: {}, graphQL: { queries: queries(names) } } as unknown as Config) as Config).graphQL
      ?.queries
  expect(Object.keys(made(['weather'])?.(graphql as never, {} as never) ?? {})).toEqual(
    expect.arrayContaining(['weather', 'pageBySlug']),
  )
  expect(() => made(['pages'])?.(graphql as never, {} as never)).toThrow(/pages.*rename/)
})
