import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fieldId } from '../../site/search/search-address.ts'
import { foundStatus, SearchResults, type SiteSearch } from '../../site/search/search-results.tsx'
import { FinishedPage } from '../pages/finished-page.ts'

interface Asked {
  readonly locale: Locale
  /** Path of the search page. */
  readonly path: string
  readonly search: SiteSearch
}

/** The search page around its places, in the order in which they stand. */
type Frame = readonly [beforeWords: string, beforeStatus: string, beforeResults: string, end: string]

/** Marks before each place: after the mark, the sign with which it begins. React writes the field's id before its value. */
const places = [
  { mark: ` id="${fieldId}"`, begin: ' value="' },
  { mark: ' data-search-status', begin: '>' },
  { mark: ' data-search-results', begin: '>' },
]
const frames = new WeakMap<FinishedPage, Frame>()

/** The search page with what was asked and found: all else of it is as it is kept for everybody. */
export function fillSearch(blank: FinishedPage, { locale, path, search }: Asked): FinishedPage {
  const frame = frameOf(blank)
  const results = renderToStaticMarkup(createElement(SearchResults, { locale, search, href: path }))
  const filled = [escapeMarkup(search.words), escapeMarkup(foundStatus(search, locale)), results, '']
  const body = Buffer.from(frame.map((part, at) => part + filled[at]).join(''))
  return new FinishedPage({ status: blank.status, headers: blank.headers, body })
}

function frameOf(page: FinishedPage): Frame {
  const known = frames.get(page)
  if (known) return known
  let rest = page.body.toString('utf8')
  const parts = places.map(({ mark, begin }) => {
    const at = rest.indexOf(mark)
    const from = at < 0 ? -1 : rest.indexOf(begin, at)
    if (from < 0) throw new Error(`The search page has no place for what is found: ${mark}`)
    const part = rest.slice(0, from + begin.length)
    rest = rest.slice(part.length)
    return part
  })
  const frame: Frame = [parts[0] ?? '', parts[1] ?? '', parts[2] ?? '', rest]
  frames.set(page, frame)
  return frame
}
