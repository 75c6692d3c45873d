import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { expiryPath } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { fixturePage, fixtureSite } from './fixture-content.ts'

/** Contents and answers that a test may change while the stand-in for the cms runs. */
export interface FixtureContent {
  /** The headline of the page by its slug; no page for other slugs. */
  titles: Record<string, string>
  /** The page with the slug «geheim» needs this password, and opens for the key `key-of-<password>`. */
  password?: string
  /** How the cms answers a password that it would take, if not so. */
  refuse?: number
  /** How the cms answers a search, if not with three pages that it does not name. */
  searchStatus?: number
  /** Entries that the contact form was asked to take. */
  entries?: object[]
  /** How the cms answers a file of a visitor's. */
  takeFile?: (form: FormData) => { readonly status: number; readonly body: object }
  /** How long ago the forms were opened that it signs; a minute if not said. */
  openedMs?: number
  /** How the cms answers an entry, if it does not take it. */
  refuseEntry?: { readonly status: number; readonly body: object }
  /** Begun renderings of the admin, which end when the test says so. */
  admin?: (() => void)[]
  /** How long an answer takes once its content has been read, in milliseconds. */
  delay: number
}

interface Question {
  operationName: string
  variables: { locale: Locale; slug?: string; collection?: string | null; key?: string }
}

/** A cms of a few lines on a real port, for tests of the server in front of it. Counts what it was asked. */
export async function startFixtureCms(content: FixtureContent) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = await read(request)
    // The site looks after its cms by itself, whenever it likes.
    if (request.url === '/readyz') return void response.end('{"status":"pass","checks":{}}')
    if (request.url === expiryPath) {
      const { position } = JSON.parse(body.toString())
      return void response.end(JSON.stringify({ position: 0, expiries: position === null ? null : [] }))
    }
    asked.push(`${request.method} ${request.url}`)
    if (request.url === apiAddress('unlockPage')) {
      const { password } = JSON.parse(body.toString())
      response.statusCode = content.refuse ?? (password === content.password ? 200 : 403)
      response.end(JSON.stringify({ key: `key-of-${password}`, seconds: 600 }))
      return
    }
    if (request.url?.startsWith(`${apiAddress('searchSite')}?`)) {
      response.statusCode = content.searchStatus ?? 200
      response.end(JSON.stringify({ total: 3, pages: 1, results: [], retryAfter: 7 }))
      return
    }
    if (request.url === apiAddress('openForm')) return void response.end(openedForm(content, asked.length))
    if (request.url === apiAddress('sendEntryFile')) return answerFile(content, { request, response, body })
    if (request.url === apiAddress('sendContact') || request.url === apiAddress('sendOwn')) {
      const { status = 200, body: told = {} } = content.refuseEntry ?? {}
      if (status === 200) content.entries?.push(JSON.parse(body.toString()))
      response.statusCode = status
      response.end(JSON.stringify(told))
      return
    }
    if (request.url?.startsWith('/api/bf-media/picture/')) {
      response.setHeader('content-type', 'image/png')
      return void response.end(`${request.method} ${request.url}`)
    }
    if (content.admin && request.url?.startsWith('/admin')) return void content.admin.push(() => response.end('admin'))
    if (request.url !== '/api/graphql') {
      response.setHeader('content-type', 'application/json')
      response.setHeader('x-powered-by', 'fixture')
      response.end(JSON.stringify({ method: request.method, bytes: body.length, headers: request.headers }))
      return
    }
    const answer = JSON.stringify({ data: dataFor(JSON.parse(body.toString()), content) })
    if (content.delay > 0) await new Promise((done) => setTimeout(done, content.delay))
    response.setHeader('content-type', 'application/json')
    response.end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function openedForm({ openedMs = 60_000 }: FixtureContent, count: number): string {
  return JSON.stringify({ opened: `${(Date.now() - openedMs).toString(36)}.once-${count}.signature` })
}

function dataFor({ operationName, variables: { locale, slug = '', key } }: Question, content: FixtureContent): object {
  const { titles, password } = content
  if (operationName === 'Site') return { settings: fixtureSite(locale) }
  if (operationName === 'Addresses') return { addresses: [{ id: slug, href: `/${locale}` }] }
  const title = titles[slug]
  const isLocked = slug === 'geheim' && password !== undefined && key !== `key-of-${password}`
  if (isLocked) return { pageBySlug: { ...fixturePage(locale, slug, ''), groups: [], protected: true } }
  if (slug === 'alt') return { pageBySlug: { ...fixturePage(locale, 'kontakt', ''), redirect: `/${locale}/kontakt` } }
  return { pageBySlug: title === undefined ? null : fixturePage(locale, slug, title) }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

interface FileExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
}

async function answerFile(content: FixtureContent, { request, response, body }: FileExchange): Promise<void> {
  const type = String(request.headers['content-type'])
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const { status, body: told } = content.takeFile?.(form) ?? { status: 503, body: {} }
  response.statusCode = status
  response.end(JSON.stringify(told))
}
