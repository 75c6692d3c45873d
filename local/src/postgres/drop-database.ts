import pg from 'pg'

/** Drops a database, with everyone's sessions on it, if it exists. `url` names another database of the same server. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}
