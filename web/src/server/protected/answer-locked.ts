import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageVisit } from '../../site/protected/page-visits.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { isForeign } from '../bodies/is-foreign.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import { sendPrivatePage } from '../pages/send-page.ts'
import type { Place } from '../renderings/render-queue.ts'
import { readCookie } from '../request/read-cookie.ts'
import { withQuery } from '../request/with-query.ts'
import { readPassword } from './read-password.ts'
import type { Unlock } from './unlock-page.ts'

export interface LockedSite {
  /** Renders a page for one visitor alone: neither taken from the cache nor put into it. */
  readonly renderFor: (path: string, visit: PageVisit, place: Place) => Promise<FinishedPage>
  readonly unlock: Unlock
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  /** The page that stands there for everybody: the notice that a password is needed. */
  readonly notice: FinishedPage
  /** Id of the page behind it. */
  readonly pageId: string
  readonly isSecure: boolean
  readonly place: Place
}

/** Shows a page behind a password to who has typed it, and the notice with its form to everybody else. */
export async function answerLocked(
  site: LockedSite,
  { request, response, path, notice, pageId, place }: Visit,
): Promise<void> {
  const key = pageKeyOf(request, pageId)
  const page = key ? await site.renderFor(path, { key }, place) : notice
  await sendPrivatePage(request, response, page)
}

/** Takes the form's password: the right one leads back to the page with a cookie, any other to the form with a sentence. */
export async function takePassword(site: LockedSite, visit: Visit): Promise<void> {
  const { request, response, path, pageId, isSecure, place } = visit
  if (isForeign(request)) return sendPlainAnswer(request, response, { code: 'FOREIGN_ORIGIN' })
  const password = await readPassword(request)
  const result = password ? await site.unlock({ request, pageId, password }) : { kind: 'wrong' as const }
  if (result.kind === 'open' || result.kind === 'noPassword') {
    response.writeHead(303, {
      location: withQuery(path, request),
      'cache-control': 'no-store',
      'content-length': '0',
      ...(result.kind === 'open' && { 'set-cookie': cookie(pageId, result, isSecure) }),
    })
    response.end()
    return
  }
  const page = await site.renderFor(path, { problem: result.kind }, place)
  await sendPrivatePage(request, response, page, result.kind === 'tooMany' ? 429 : 403)
}

function cookieName(pageId: string): string {
  return `blickfang-page-${pageId}`
}

function cookie(pageId: string, { key, seconds }: { key: string; seconds: number }, isSecure: boolean): string {
  return [
    `${cookieName(pageId)}=${key}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** Key that the visitor was given for a page's password. */
export function pageKeyOf(request: IncomingMessage, pageId: string): string | undefined {
  return readCookie(request, cookieName(pageId))
}
