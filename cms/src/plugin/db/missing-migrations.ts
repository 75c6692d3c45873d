interface Asked {
  /** Names of all migrations of a release, in their order. */
  readonly all: readonly string[]
  /** Runs a statement in the database that is looked at. Throws what the database throws. */
  readonly ask: (statement: string) => Promise<readonly object[]>
}

/** Migrations that a database has not run, by Payload's list of those that it has. A migration of a later release does not matter. */
export async function missingMigrations({ all, ask }: Asked): Promise<string[]> {
  const [found] = await ask(`select to_regclass('public.payload_migrations') is not null as "isThere"`)
  const ran =
    found && 'isThere' in found && found.isThere ? await ask('select name from public.payload_migrations') : []
  const done = new Set(ran.map((row) => 'name' in row && row.name))
  return all.filter((name) => !done.has(name))
}
