#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { Refusal } from '../command/refusal.ts'
import { runCommand } from '../command/run-command.ts'
import { migrateProject } from '../plugin/db/ledger/migrate-project.ts'

const usage = `blickfang migrate   makes the tables of Blickfang in the database of DATABASE_URL, which .env may name`

async function migrate(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL)
    throw new Refusal('Please say where the database is: DATABASE_URL=postgres://… npx blickfang migrate')
  const ran = await migrateProject(DATABASE_URL)
  console.log(
    ran.length > 0 ? `${ran.length} migrations of Blickfang have run.` : 'Nothing to do: all migrations have run.',
  )
}

if (process.argv[2] === 'migrate') await runCommand('The database was not migrated', migrate)
else {
  console.log(usage)
  process.exitCode = process.argv.length > 2 ? 1 : 0
}
