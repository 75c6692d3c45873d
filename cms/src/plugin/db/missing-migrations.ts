interface Asked {
  /** Names of all migrations of a release, in their order. */
  readonly all: readonly string[]
  /** Runs a statement in the database that is looked at. Throws what the database throws. */
  readonly ask: (statement: string) => Promise<readonly object[]>
}

/**
 * Migrations that a database has not run, by the lists of those that it has: Payload's in a database that is ours alone, and that
 * of `blickfang migrate` in a project. A migration of a later release does not matter.
 */
export async function missingMigrations({ all, ask }: Asked): Promise<string[]> {
  const done = new Set<unknown>()
  for (const ledger of ['payload_migrations', 'blickfang_migrations']) {
    const [found] = await ask(`select to_regclass('public.${ledger}') is not null as "isThere"`)
    if (!found || !('isThere' in found && found.isThere)) continue
    for (const row of await ask(`select name from public.${ledger}`)) done.add('name' in row && row.name)
  }
  return all.filter((name) => !done.has(name))
}
