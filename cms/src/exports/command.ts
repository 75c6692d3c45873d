#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { writeOwnRegistries } from '@blickfang/platform/registries/own-registries.ts'
import { Refusal } from '../command/refusal.ts'
import { runCommand } from '../command/run-command.ts'
import { PushedTables } from '../plugin/db/ledger/drop-pushed.ts'
import { migrateProject } from '../plugin/db/ledger/migrate-project.ts'

const usage = `blickfang migrate          makes the tables of Blickfang in the database of DATABASE_URL, which .env may name
blickfang own FOLDER       lists what is the project's own in FOLDER (blocks, sources, options, forms …), for the plugin and the site
blickfang blocks FOLDER    lists blocks alone`

async function migrate(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL)
    throw new Refusal('Please say where the database is: DATABASE_URL=postgres://… npx blickfang migrate')
  const ran = await migrateProject(DATABASE_URL).catch((error: unknown) => {
    throw error instanceof PushedTables ? new Refusal(error.message) : error
  })
  console.log(
    ran.length > 0 ? `${ran.length} migrations of Blickfang have run.` : 'Nothing to do: all migrations have run.',
  )
}

const [command, folder] = process.argv.slice(2)
if (command === 'migrate') await runCommand('The database was not migrated', migrate)
else if ((command === 'own' || command === 'blocks') && folder)
  await runCommand('Nothing was listed', async () => writeOwnRegistries({ [command]: folder }))
else {
  console.log(usage)
  process.exitCode = process.argv.length > 2 ? 1 : 0
}
