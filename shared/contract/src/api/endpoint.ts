import type * as z from 'zod/mini'
import type { ErrorCode } from './errors/app-error.ts'

/** Where API v1 begins; the path of a contract goes on from here. */
export const apiRoot = '/api/v1'

/** The path of the call that opens a form: apart from its contract, because a visitor's page brings no schemas of calls. */
export const openFormPath = '/form/open'
/** Path of the call that takes a visitor's file for an entry, which pages send to without a client. */
export const entryFilePath = '/form/file'

/** Callers of an endpoint: `anyone`, a signed-in `editor` (role optician or admin), an `admin`. */
export type EndpointAccess = 'anyone' | 'editor' | 'admin'

/**
 * Powers of a key for programs, each with those before it: to read, to change drafts, and to change what visitors see. Accounts,
 * settings, entries of forms, mails and caches are a matter of people: no key may touch them.
 */
export const keyReaches = ['read', 'draft', 'publish'] as const
export type KeyReach = (typeof keyReaches)[number]

/** The wire contract of one call of API v1; OpenAPI, the server's checks and the client's types all come from it. */
export interface Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Params extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch'
  /** Below `apiRoot`, with a leading slash; `{name}` stands for a value that `params` names. */
  readonly path: string
  readonly summary: string
  readonly access: EndpointAccess
  /** How far a key must reach to call it, within the rights of its account; null: no key may. Calls for anyone look at no key. */
  readonly reach: KeyReach | null
  readonly body?: Body
  readonly query?: Query
  /** An object of the values in the path. */
  readonly params?: Params
  /** Content of a success beside `status` and `success`. */
  readonly answer: Answer
  /** Largest body in bytes. Default 256 KiB; a rich text may have 200 kB. */
  readonly bodyLimit: number
  /** At most `points` calls of one client in `seconds`. */
  readonly rate?: { readonly points: number; readonly seconds: number }
  /** Failures beyond those every endpoint has. */
  readonly errors: readonly ErrorCode[]
  /** The body is a file upload (multipart/form-data) that the endpoint reads itself. */
  readonly upload: boolean
}

/** Callers, people and programs: said together, so that no call is forgotten. */
type Callers = { access: 'anyone'; reach?: never } | { access: 'editor' | 'admin'; reach: KeyReach | null }

interface EndpointSpec<Body, Query, Answer, Params> {
  method: Endpoint['method']
  path: `/${string}`
  summary: string
  body?: Body
  query?: Query
  params?: Params
  answer: Answer
  bodyLimit?: number
  rate?: Endpoint['rate']
  errors?: readonly ErrorCode[]
  upload?: boolean
}

/**
 * Declares one call of API v1.
 *
 * @example
 * import * as z from 'zod/mini'
 * export const getWeather = defineEndpoint({
 *   method: 'get',
 *   path: '/weather',
 *   summary: 'The weather at the shop',
 *   access: 'anyone',
 *   query: z.object({ day: z.string() }),
 *   answer: z.object({ degrees: z.number() }),
 * })
 */
export function defineEndpoint<
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
>(spec: EndpointSpec<Body, Query, Answer, Params> & Callers): Endpoint<Body, Query, Answer, Params> {
  return { bodyLimit: 256 * 1024, errors: [], upload: false, reach: null, ...spec }
}

/** The parsed body of an endpoint’s request. */
export type BodyOf<E extends Endpoint> = E extends { readonly body?: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined
/** The parsed query of an endpoint’s request. */
export type QueryOf<E extends Endpoint> = E extends { readonly query?: infer Q extends z.ZodMiniType }
  ? z.output<Q>
  : undefined
/** The parsed values in an endpoint’s path. */
export type ParamsOf<E extends Endpoint> = E extends { readonly params?: infer P extends z.ZodMiniType }
  ? z.output<P>
  : undefined
/** The answer of an endpoint that succeeded, beside `status` and `success`. */
export type AnswerOf<E extends Endpoint> = E extends { readonly answer: infer A extends z.ZodMiniType }
  ? z.output<A>
  : never
/** The body as a caller sends it, before defaults are filled. */
export type BodyInput<E extends Endpoint> = E extends { readonly body?: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined
