import type { PageState, PagesAsked } from '../../../operations/overview/list-pages-with-changes.ts'
import { pageStates } from '../../../operations/overview/list-pages-with-changes.ts'

/** Number of pages that a list shows at once. */
export const pagesAtOnce = 50

type Params = { readonly [name: string]: string | readonly string[] | undefined }

/** Reads what the address of the list asks for. Wrong parts are left out. */
export function askedPages(params: Params = {}): PagesAsked & { readonly search: string; readonly offset: number } {
  const [search = '', collection = '', state = '', from = ''] = ['find', 'in', 'state', 'from'].map((name) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  })
  return {
    search: search.slice(0, 200),
    // Every collection has a name: that of none stands for the pages without one.
    collection: collection === '' ? undefined : collection === none ? null : collection,
    state: pageStates.find((name): name is PageState => name === state),
    offset: Number.isSafeInteger(Number(from)) && Number(from) > 0 ? Number(from) : 0,
    limit: pagesAtOnce,
  }
}

/** Names the pages of no collection in the address. */
export const none = '-'

/** The same question from another place in the list, for an address. */
export function queryOf({ search, collection, state }: PagesAsked, offset: number): string {
  const query = new URLSearchParams()
  if (search) query.set('find', search)
  if (collection !== undefined) query.set('in', collection ?? none)
  if (state) query.set('state', state)
  if (offset > 0) query.set('from', String(offset))
  return query.size > 0 ? `?${query}` : ''
}
