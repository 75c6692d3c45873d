import { readFileSync } from 'node:fs'
import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { buildSchema, type GraphQLNamedType, getNamedType, isObjectType, isUnionType } from 'graphql'
import { inject } from 'vitest'

/** A request that anybody can send, without a session. */
export interface PublicRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A GraphQL document, sent by POST; a shorter one where the longer is refused for its size. */
  readonly queries?: readonly string[]
}

const { url } = inject('product')
const collections =
  'pages groups fields media navigation branches staff changelog redirects revisions users payload-kv payload-locked-documents payload-preferences payload-migrations'.split(
    ' ',
  )

/** How Next asks for what a page is made of; and what a program asks for in place of a page. */
const otherForms: readonly PublicRequest['headers'][] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { accept: 'application/json' },
  { accept: 'text/markdown' },
]

/** A page in each way in which somebody may ask for it. */
export function requestsForPage(path: string): PublicRequest[] {
  const [, locale, ...rest] = path.split('/')
  return [
    { path },
    ...otherForms.map((headers) => ({ path: `${path}?_rsc=1`, headers: headers ?? {} })),
    ...['?draft=true', '?toolbar=1', '?preview=1', '?lang=it'].map((query) => ({ path: `${path}${query}` })),
    { path: `/${locale}/edit/${rest.join('/')}` },
    { path: `/at/1-1${path}` },
    { path: `${path}.txt` },
    { path: `${path}.rsc` },
  ]
}

/** Lists the requests that do not depend on pages: documents, Payload's REST, API v1 by its own description. */
export async function requestsForAll(ids: readonly string[]): Promise<PublicRequest[]> {
  const description = await (await fetch(`${url}${apiRoot}/openapi.json`)).json()
  const gets = Object.entries(description.paths as Record<string, object>).filter(([, methods]) => 'get' in methods)
  const rest = collections.flatMap((name) => [
    `/api/${name}`,
    `/api/${name}?draft=true&depth=5&locale=all&fallback-locale=none&limit=1000`,
    `/api/${name}/versions?limit=1000`,
    `/api/${name}/count`,
    ...ids.flatMap((id) => [
      `/api/${name}/${id}?draft=true&depth=5`,
      `/api/${name}?where[page][equals]=${id}&draft=true`,
    ]),
  ])
  const calls = gets.flatMap(([path]) =>
    ids.flatMap((id) =>
      locales.slice(0, 3).map((lang) => {
        const filled = path.replace(/\{\w+\}/g, id)
        return `${filled}?id=${id}&page=${id}&lang=${lang}&includeDrafts=true`
      }),
    ),
  )
  const paths = [...documents, ...ofEveryLanguage.flatMap((make) => locales.map(make)), ...calls, ...rest]
  return paths.map((path) => ({ path }))
}

const documents = [
  ...[
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/feed.xml',
    '/rss.xml',
    '/llms.txt',
    '/admin',
    '/_cms',
  ],
  ...[`${apiRoot}/docs`, `${apiRoot}/openapi.json`, '/api/access', '/api/bf-users/me', '/api/bf-users/init'],
  '/api/globals/bf-settings?depth=5&draft=true&locale=all',
]
const ofEveryLanguage: readonly ((locale: string) => string)[] = [
  (locale) => `/${locale}`,
  (locale) => `/${locale}/search?searchQuery=zq`,
  (locale) => `/${locale}/edit`,
  (locale) => `/${locale}/login`,
]

/** Every query of the schema, with the values that its arguments can have, asking for all that the answer may hold. */
export function queriesFor(ids: readonly string[], slugs: readonly string[]): PublicRequest[] {
  const schema = buildSchema(readFileSync('cms/schema.graphql', 'utf8'))
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  return fields.flatMap(({ name, type, args }) => {
    const known = (wanted: string) => args.some((arg) => arg.name === wanted)
    const selected = [5, 3, 2, 1, 0].map((depth) => selection(getNamedType(type), depth))
    const choices = [
      known('locale') && args.find((arg) => arg.name === 'locale')?.type.toString() === 'Locale!'
        ? locales.map((locale) => `locale: ${locale}`)
        : [''],
      known('slug') ? ['', ...slugs].map((slug) => `slug: "${slug}"`) : [''],
      known('id') ? ids.map((id) => `id: "${id}"`) : [''],
      known('collection') ? ['', 'collection: "services"', 'collection: "game"'] : [''],
      known('draft') ? ['', 'draft: true'] : [''],
      known('limit') ? ['limit: 1000'] : [''],
    ]
    return combine(choices).map((given) => ({
      path: '/api/graphql',
      queries: selected.map((members) => `{ ${name}${given ? `(${given})` : ''} ${members} }`),
    }))
  })
}

/** Lists all combinations that take a member of each list. */
function combine(lists: readonly (readonly string[])[]): string[] {
  return lists
    .reduce<string[]>((made, options) => made.flatMap((one) => options.map((option) => `${one} ${option}`)), [''])
    .map((given) => given.trim())
}

/** All members of a type, down to so many levels. */
function selection(type: GraphQLNamedType, depth: number): string {
  if (isUnionType(type)) return '{ __typename }'
  if (!isObjectType(type)) return ''
  const members = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (field.args.some((arg) => arg.type.toString().endsWith('!'))) return []
    if (isUnionType(named)) return []
    if (!isObjectType(named)) return [field.name]
    return depth > 0 ? [`${field.name} ${selection(named, depth - 1)}`] : []
  })
  return `{ ${members.join(' ') || '__typename'} }`
}
