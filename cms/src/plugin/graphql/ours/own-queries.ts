/** Names of the queries that Blickfang adds: apart from what answers them, which may be read only once a project has told of its own. */
const names = ['pageBySlug', 'pages', 'addresses', 'navigation', 'settings'] as const
export type OwnQuery = (typeof names)[number]
export const ownQueries: ReadonlySet<string> = new Set(names)
