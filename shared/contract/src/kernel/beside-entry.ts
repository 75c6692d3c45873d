/** What a page's form holds that nobody fills in: it is no answer, and is kept nowhere. */
export const besideEntry: ReadonlySet<string> = new Set([
  ...['lang', 'block', 'website', 'opened', 'from'],
  // Of a form that its owner makes: which fields the page asks, and where it leads then.
  ...['edition', 'next'],
])
