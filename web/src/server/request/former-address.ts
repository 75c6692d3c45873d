const collections: ReadonlySet<string> = new Set([
  ...[
    'branches',
    'businesses',
    'changelog',
    'feeds',
    'fields',
    'groups',
    'job-offers',
    'mails',
    'market-items',
    'media',
  ],
  ...['navigation', 'pages', 'redirects', 'revisions', 'staff', 'submissions', 'users'],
])
const settings: ReadonlySet<string> = new Set(['settings'])
/** Beginnings of addresses, and what stood behind them without a prefix. */
const places = [
  ['/api/globals/', settings],
  ['/admin/globals/', settings],
  ['/api/', collections],
  ['/admin/collections/', collections],
] as const

/**
 * Where an address of the releases leads whose collections had no prefix: pictures in mails that were sent, bookmarks of the admin,
 * programs. null for any other.
 */
export function formerAddress(pathname: string): string | null {
  const [begin, words] = places.find(([begin]) => pathname.startsWith(begin)) ?? []
  if (!begin || !words) return null
  const rest = pathname.slice(begin.length)
  return words.has(rest.split('/', 1)[0] ?? '') ? `${begin}bf-${rest}` : null
}
