import type { Business, Directory } from '@blickfang/contract/sources/directory/source.ts'

/** Where the page of a directory shows this part of it. */
export function directoryAddress({ search, letter, programs, page }: Directory['asked']): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (letter) query.set('letter', letter)
  for (const program of programs) query.append('programs', program)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** Businesses below their letters where they are in order; else all of them together. */
export function groupByLetter(businesses: readonly Business[], isSorted: boolean) {
  const groups: { letter: string; businesses: Business[] }[] = []
  for (const business of businesses) {
    const letter = isSorted ? business.letter : ''
    const group = groups.at(-1)
    if (group?.letter === letter) group.businesses.push(business)
    else groups.push({ letter, businesses: [business] })
  }
  return groups
}
