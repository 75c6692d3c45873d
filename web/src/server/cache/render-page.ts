import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type RequestListener, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inRequest, readRequestId, requestHeaders, requestIdHeader } from '@blickfang/platform/server/request-scope.ts'
import { type PageVisit, withVisit } from '../../site/protected/page-visits.ts'
import { keyed } from '../../site/rendering/render-key.ts'
import { findReport } from '../../site/rendering/render-reports.ts'
import { developmentPolicy } from '../answers/content-policy.ts'
import { finishHtml, type OwnAssets } from '../pages/finish-html.ts'
import { FinishedPage } from '../pages/finished-page.ts'
import type { Rendering } from './page-cache.ts'

/** Longer than the cms is waited for twice; with those that wait their turn. */
const usualMs = 40_000

/** Thrown when a page could not be rendered, most often because the cms did not answer. */
export class RenderError extends Error {
  override name = 'RenderError'
}

export interface Renderer {
  readonly render: (path: string, version: string) => Promise<Rendering>
  /** The same for one visitor alone, at an address of its own, so that nothing can share it. */
  readonly renderFor: (path: string, version: string, visit: PageVisit) => Promise<Rendering>
  readonly close: () => void
}

/**
 * Renders pages through Next's own request handler, over a server that only this process can find: what Next answers is plain
 * HTTP, whatever its insides. Without `assets`, as while developing, a page stays as Next made it.
 */
export async function startRenderer(next: RequestListener, assets: OwnAssets | null): Promise<Renderer> {
  // It ends no connection by itself: one that ends just as the next page is asked for would be that page's fault.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const id = readRequestId(request.headers[requestIdHeader])
    return id ? inRequest(id, () => next(request, response)) : next(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const patienceMs = assets ? usualMs : 300_000
  const renderAt = async (path: string) => finish(path, await ask({ agent, port, path, patienceMs }), assets)
  return {
    render: (path, version) => renderAt(`/at/${keyed(version)}${path}`),
    renderFor: (path, version, visit) => {
      const address = `/at/${keyed(`${version}-${randomBytes(12).toString('hex')}`)}${path}`
      return withVisit(address, visit, () => renderAt(address))
    },
    close: () => {
      agent.destroy()
      server.close()
    },
  }
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

interface Question {
  readonly agent: Agent
  readonly port: number
  readonly path: string
  readonly patienceMs: number
}

function ask({ agent, port, path, patienceMs }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send({
      agent,
      port,
      path,
      host: '127.0.0.1',
      headers: { accept: 'text/html', 'accept-encoding': 'identity', ...requestHeaders() },
    })
    const timer = setTimeout(() => outgoing.destroy(new RenderError(`${path} was not rendered in time`)), patienceMs)
    outgoing.on('close', () => clearTimeout(timer))
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 500,
          type: String(answer.headers['content-type'] ?? ''),
          body: Buffer.concat(parts),
        })
      })
    })
    outgoing.end()
  })
}

function finish(address: string, { status, type, body }: Answer, assets: OwnAssets | null): Rendering {
  const report = findReport(address)
  const path = `/${address.split('/').slice(3).join('/')}`
  if (status !== 200 || !report)
    throw new RenderError(`${path} was answered with ${status}${report ? '' : ', without a report'}`)
  if (report.location !== undefined) {
    const page = new FinishedPage({
      status: report.status,
      headers: { location: report.location },
      body: Buffer.alloc(0),
    })
    return { page, tags: report.tags }
  }
  const { tags, until = null } = report
  if (!type.startsWith('text/html')) {
    return { page: new FinishedPage({ status: report.status, headers: { 'content-type': type }, body }), tags }
  }
  const rendered = body.toString('utf8')
  const { html, policy } = assets ? finishHtml(rendered, assets) : { html: rendered, policy: developmentPolicy }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  const { status: shown, lockedPage, asks } = report
  return {
    page: new FinishedPage({
      ...{ status: shown, headers, body: Buffer.from(html), lockedPage, asks },
      kept: tags && { tags, until },
    }),
    tags,
    until,
  }
}
