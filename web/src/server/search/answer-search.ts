import type { IncomingMessage, ServerResponse } from 'node:http'
import { leastSearched, maxSearched } from '@blickfang/contract/api/v1/search.ts'
import { isLocale } from '@blickfang/contract/kernel/locale.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import { sendPage, sendPrivatePage } from '../pages/send-page.ts'
import type { Place, RenderQueue } from '../renderings/render-queue.ts'
import type { AskSearch } from './ask-search.ts'
import { fillSearch } from './fill-search.ts'

export interface SearchedSite {
  readonly queue: Pick<RenderQueue, 'run'>
  readonly askSearch: AskSearch
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  /** The search page before anything was asked, the same for everybody. */
  readonly blank: FinishedPage
  readonly place: Place
}

/** Shows what was found in the kept page, for this visitor alone; the page with its empty field to who asks for nothing, or for too little. */
export async function answerSearch(
  site: SearchedSite,
  { request, response, path, blank, place }: Visit,
): Promise<void> {
  const asked = askedIn(request.url ?? '')
  const locale = path.split('/')[1] ?? ''
  if (!isLocale(locale) || asked.words.length < leastSearched) return sendPage(request, response, blank)
  const found = await site.queue.run(place, () => site.askSearch({ request, locale, ...asked }))
  if (found && 'tooMany' in found) {
    return sendPlainAnswer(request, response, { code: 'RATE_LIMITED', headers: { 'retry-after': found.tooMany } })
  }
  await sendPrivatePage(request, response, fillSearch(blank, { locale, path, search: { ...asked, found } }))
}

function askedIn(url: string): { readonly words: string; readonly page: number } {
  const query = new URLSearchParams(url.slice(0, 4000).split('?')[1] ?? '')
  const page = Number(query.get('page'))
  return {
    words: (query.get('searchQuery') ?? '').trim().slice(0, maxSearched),
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  }
}
