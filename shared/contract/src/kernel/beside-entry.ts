/** The values that a page's form holds and nobody fills in: they are no answers, and are kept nowhere. */
export const besideEntry: ReadonlySet<string> = new Set([
  ...['lang', 'block', 'website', 'opened', 'from'],
  // Of a form that its owner makes: which fields the page asks, and where it leads then.
  ...['edition', 'next'],
])
