import pg from 'pg'

type CreateDatabase = {
  /** A database to copy, with all its rows. Nobody may be connected to it. */
  template?: string
  /** Begin anew: drops the database of that name first, with everyone's sessions on it. */
  replace?: boolean
}

/** Makes a database on the server of `url` unless it exists, and returns the address of it. */
export async function createDatabase(url: string, name: string, options: CreateDatabase = {}): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const database = client.escapeIdentifier(name)
    if (options.replace) await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    const template = options.template ? ` TEMPLATE ${client.escapeIdentifier(options.template)}` : ''
    if (!rowCount) await client.query(`CREATE DATABASE ${database}${template}`)
  } finally {
    await client.end()
  }
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}
