import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { showQuery } from '../../../ui/back/show-query.ts'

const name = 'searchQuery'

/** Words for which the pages are searched; the address names it, so that a reload and a link keep it. Source: spec/editor.md §2. */
export function useSearchQuery(): readonly [string, (search: string) => void] {
  const params = useSearchParams()
  // The address follows a moment later: a text field that waited for it would lose keys.
  const [search, setSearch] = useState(() => params.get(name) ?? '')
  const change = useCallback((next: string) => {
    setSearch(next)
    const query = new URLSearchParams(window.location.search)
    if (next) query.set(name, next)
    else query.delete(name)
    showQuery({ search: `?${query}`, isSheet: true, isNew: false })
  }, [])
  return [search, change]
}
