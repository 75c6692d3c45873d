/** The search page's field. As the mark in an address it says that somebody is still typing there. */
export const fieldId = 'search-words'

/** Where the search page shows what was found for these words. */
export function searchAddress(action: string, words: string, page = 1): string {
  const query = new URLSearchParams({ searchQuery: words, ...(page > 1 && { page: String(page) }) })
  return `${action}?${query}`
}
