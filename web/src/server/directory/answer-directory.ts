import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocale } from '@blickfang/contract/kernel/locale.ts'
import { Limit, type LimitSpec } from '@blickfang/platform/server/limits/limit.ts'
import type { PageVisit } from '../../site/protected/page-visits.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import { sendPage, sendPrivatePage } from '../pages/send-page.ts'
import type { Place } from '../renderings/render-queue.ts'
import type { AskDirectory } from './ask-directory.ts'

export interface DirectorySite {
  /** Renders a page for one visitor alone: neither taken from the cache nor put into it. */
  readonly renderFor: (path: string, visit: PageVisit, place: Place) => Promise<FinishedPage>
  readonly askDirectory: AskDirectory
  readonly directoryLimit: Pick<Limit, 'take'>
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  /** The page with the beginning of its directory, the same for everybody. */
  readonly beginning: FinishedPage
  /** Whom it is counted for. */
  readonly place: Place
}

const names = ['search', 'letter', 'programs', 'page']

/** Each of them is a page that is made for one visitor: more than a person types, less than what hurts the others. */
export function limitDirectory(counts: LimitSpec['counts']): Limit {
  return new Limit({ name: 'directory', rate: { points: 240, seconds: 60 }, counts })
}

/** Shows another part of a page's directory past the page cache, and the page as it stands to who asks for none. */
export async function answerDirectory(
  site: DirectorySite,
  { request, response, path, beginning, place }: Visit,
): Promise<void> {
  const query = new URLSearchParams((request.url ?? '').slice(0, 4000).split('?')[1] ?? '')
  const locale = path.split('/')[1] ?? ''
  if (!isLocale(locale) || !names.some((name) => query.get(name))) return sendPage(request, response, beginning)
  const seconds = await site.directoryLimit.take(place.network)
  if (seconds > 0) {
    const headers = { 'retry-after': String(seconds) }
    return sendPlainAnswer(request, response, { code: 'RATE_LIMITED', headers })
  }
  const directory = await site.askDirectory({ request, locale, query })
  if (!directory) return sendPage(request, response, beginning)
  await sendPrivatePage(request, response, await site.renderFor(path, { directory }, place))
}
