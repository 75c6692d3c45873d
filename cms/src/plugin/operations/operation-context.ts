import type { AnswerOf, BodyOf, Endpoint, KeyReach, ParamsOf, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import type { Payload } from 'payload'
import type { Role } from '../access/roles.ts'
import type { Database } from '../db/database.ts'

/** The caller of an operation. `system` is the seed or a job; `visitor` has no account. Operations that write record `id`. */
export interface Actor {
  readonly id: string | null
  readonly role: Role | 'system' | 'visitor'
  /** The session that a person asks in. */
  readonly session?: string
  /** The key that a program asks with, in the name of the account; `requireReach` holds it to it. */
  readonly key?: { readonly id: string; readonly name: string; readonly reach: KeyReach }
}

/** The context of every operation, whoever calls it: REST, GraphQL, the admin's hooks, the seed. */
export interface OperationContext {
  readonly payload: Payload
  readonly db: Database
  readonly actor: Actor
}

/** A file that came with an upload, and the text fields beside it. */
export interface UploadForm {
  readonly file: { readonly name: string; readonly mimeType: string; readonly data: Buffer }
  readonly values: Readonly<Record<string, string>>
}

/** The values in the path, for endpoints that have some. */
type InPath<E extends Endpoint> =
  ParamsOf<E> extends undefined ? { readonly params?: undefined } : { readonly params: ParamsOf<E> }

/** A call of an endpoint's operation: the parsed request and the context. */
export type Call<E extends Endpoint> = OperationContext &
  InPath<E> & {
    readonly body: BodyOf<E>
    readonly query: QueryOf<E>
    /** The network that the request came from; none where nobody asked over a network. */
    readonly client?: string
    /** Aborts when whoever asked has gone away. */
    readonly signal?: AbortSignal | undefined
    /** Only for endpoints that take uploads. */
    readonly form?: UploadForm
  }

/** A rule of the product behind an endpoint, free of HTTP. */
export type Operation<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>
