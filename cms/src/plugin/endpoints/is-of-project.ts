import { match } from 'path-to-regexp'
import type { Endpoint, SanitizedConfig } from 'payload'
import { ownOf } from '../own/own-of.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly added: Added
  }
}

/** Additions of the plugin to a project, for which it answers. */
export interface Added {
  /** Slugs of collections and globals. */
  readonly slugs: ReadonlySet<string>
  /** As `nameOf` says them. */
  readonly endpoints: ReadonlySet<string>
}

/** The name of an endpoint at the root of the API. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

/**
 * Whether a path of REST is one of the project that the plugin was added to: a collection, a global or an endpoint that is neither
 * ours nor Payload's. Limits, words and habits of ours are nothing that these have asked for.
 */
export function isOfProject(config: SanitizedConfig, asked: Asked): boolean {
  const { pathname } = new URL(asked.url, 'http://cms')
  const { api } = config.routes
  if (!pathname.startsWith(`${api}/`)) return false
  const path = pathname.slice(api.length)
  const [, first = '', second = ''] = path.split('/')
  const { slugs, endpoints } = ownOf(config).added
  if (first === 'globals') return config.globals.some(({ slug }) => slug === second) && !slugs.has(second)
  if (config.collections.some(({ slug }) => slug === first)) return !slugs.has(first) && !/^payload-/.test(first)
  const found = config.endpoints.find((one) => one.method === methodOf(asked) && match(one.path)(path))
  return found !== undefined && !endpoints.has(nameOf(found)) && found.path !== '/access'
}

/** Payload takes a long question as a body, and answers it as if it had come by GET. */
function methodOf({ method, headers }: Asked): string {
  const instead = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')
  return method === 'POST' && instead === 'GET' ? 'get' : method.toLowerCase()
}
