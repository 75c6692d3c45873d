let drawn = ''

/** Notes the flags of the address with which the server has drawn the page that stands here. */
export function noteDrawnQuery(query: string): void {
  drawn = asQuery(query)
}

/** Whether the server has drawn the page with these flags. The router takes another answer for another page. */
export function isDrawnWith(search: string): boolean {
  return drawn === asQuery(search)
}

function asQuery(search: string): string {
  return new URLSearchParams(search).toString()
}
