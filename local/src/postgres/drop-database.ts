import { withClient } from './with-client.ts'

/** Drops a database, with everyone's sessions on it, if it exists. `url` names another database of the same server. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  )
}
