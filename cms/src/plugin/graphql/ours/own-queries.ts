/** Names of the queries that Blickfang adds: beside what answers them, which may be read only once a project has told of its own. */
export const ownQueries: ReadonlySet<string> = new Set(['pageBySlug', 'pages', 'addresses', 'navigation', 'settings'])
