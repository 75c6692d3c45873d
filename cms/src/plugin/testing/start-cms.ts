import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BodyInput, Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, getPayload, handleEndpoints, jwtSign, type Payload, type User } from 'payload'
import { type Database, databaseOf } from '../db/database.ts'
import { guardRest } from '../endpoints/guard-rest.ts'
import { isOfProject } from '../endpoints/is-of-project.ts'
import { asksAsEditor } from '../http/asks-as-editor.ts'
import { asAnother, refuseSecondConnection } from './one-connection.ts'

/** Where the tests' editors work. */
const siteOrigin = 'http://localhost:3000'
/** Seconds. */
const oneHour = 3600

/** An answer of the API with its JSON. */
interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any
}

interface Request {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Session that is sent. Left out: the editor's. null: none. */
  readonly as?: string | null
}

export interface TestCms {
  readonly payload: Payload
  readonly db: Database
  /** Tokens of sessions. */
  readonly editor: string
  readonly admin: string
  /** Tags that web has been told to let go of, in order. */
  readonly told: string[]
  /** Lets web go on asking without ever coming to what was expired (true), or be gone (false). */
  refuseRevalidation(refuse: boolean): Promise<void>
  call<E extends Endpoint>(
    contract: E,
    input: BodyInput<E> | Record<string, string>,
    as?: string | null,
  ): Promise<Answer>
  request(request: Request): Promise<Answer>
  stop(): Promise<void>
}

/** The whole cms on this test file's database, called as the browser calls it, beside a web that remembers what it was told. */
export async function startCms(): Promise<TestCms> {
  const web = await startWeb()
  process.env.WEB_INTERNAL_URL = web.url
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config })
  refuseSecondConnection(payload)
  const [admin, editor] = [await signIn(payload, 'admin'), await signIn(payload, 'optician')]
  const handle = guardRest((request: globalThis.Request) => handleEndpoints({ config, request }), {
    asksAsEditor: (headers) => asksAsEditor(payload, headers),
    isOfProject: async (request) => isOfProject(payload.config, request),
  })
  const answer: typeof handle = (...given) => asAnother(() => handle(...given))
  const request = async ({ method, path, body, headers, as = editor }: Request): Promise<Answer> => {
    const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    const response = await answer(
      new globalThis.Request(`${siteOrigin}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          origin: siteOrigin,
          'sec-fetch-site': 'same-origin',
          ...(as && { cookie: `payload-token=${as}` }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      }),
      undefined,
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text }
  }
  return {
    payload,
    db: databaseOf(payload),
    editor,
    admin,
    told: web.told,
    refuseRevalidation: makeRefuse(databaseOf(payload), web),
    request,
    call: (contract, input, as) => {
      const isGet = contract.method === 'get'
      const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const path = `/v1${contract.path}${query}`
      return request({
        method: contract.method.toUpperCase(),
        path,
        ...(!isGet && { body: input }),
        ...(as !== undefined && { as }),
      })
    },
    stop: web.stop,
  }
}

/** A session of a new account that nobody has a password for: to derive and check one costs more than all else here. */
async function signIn(payload: Payload, role: 'admin' | 'optician'): Promise<string> {
  const { 'bf-users': users } = payload.collections
  if (!users) throw new Error('no accounts')
  const session = { id: randomUUID(), createdAt: new Date(), expiresAt: new Date(Date.now() + oneHour * 1000) }
  const email = `${role}@test.example`
  const user = await payload.db.create({
    collection: 'bf-users',
    data: { email, role, name: `Test ${role}`, sessions: [session] },
  })
  const fieldsToSign = getFieldsToSign({ collectionConfig: users.config, email, sid: session.id, user: user as User })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: oneHour })
  return token
}

/** A web process that takes no call, and goes on asking where the journal is without following it. */
function makeRefuse(db: Database, web: { refuse: (refuse: boolean) => void }): TestCms['refuseRevalidation'] {
  let timer: NodeJS.Timeout | undefined
  const ask = () =>
    db.rows(sql`
      insert into bf_cache_webs (id, position) select 'refuses', position from bf_cache_position
      on conflict (id) do update set questions = bf_cache_webs.questions + 1, seen_at = now()`)
  return async (refuse) => {
    web.refuse(refuse)
    clearInterval(timer)
    if (!refuse) return void (await db.rows(sql`delete from bf_cache_webs where id = 'refuses'`))
    await ask()
    timer = setInterval(() => void ask(), 1_000)
  }
}

async function startWeb() {
  const told: string[] = []
  let isRefusing = false
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const isOurs = request.headers['x-revalidate-secret'] === process.env.REVALIDATE_SECRET
    if (isOurs && !isRefusing) told.push(...(JSON.parse(Buffer.concat(parts).toString()) as { tags: string[] }).tags)
    response.writeHead(isOurs && !isRefusing ? 200 : 500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    refuse: (refuse: boolean) => {
      isRefusing = refuse
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
