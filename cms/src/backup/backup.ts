import { parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { runCommand } from '../command/run-command.ts'
import { describeFile, keepNewest, readBackupFile, writeBackupFile } from './backup-file.ts'
import { backupSettingsSchema } from './backup-settings.ts'
import { type BackupContents, createBackup } from './create-backup.ts'
import { checkBackup } from './restore-backup.ts'

// `npm run backup` in the root calls this.
await runCommand('The back-up was not made', async () => {
  const settings = parseSettings(backupSettingsSchema, process.env)
  const { BACKUP_DIR: folder, BACKUP_KEY: key, BACKUP_KEEP: keep } = settings
  const contents: BackupContents = { pictures: 0, tables: 0, games: false, missing: [], leftOut: [] }
  const sources = {
    databaseUrl: settings.DATABASE_URL,
    gameDatabaseUrl: settings.GAME_DATABASE_URL,
    store: openMediaStore(process.env),
  }
  const path = await writeBackupFile(createBackup(sources, contents), { folder, key })
  // A disk may keep other bytes than it was given: only what has been read again counts, and lets older ones go.
  await checkBackup(readBackupFile(path, key))
  const { size, sum } = await describeFile(path)
  const removed = await keepNewest(folder, keep)
  const megabytes = (size / 1_000_000).toFixed(1)
  say(`The back-up is made, and was read again: ${path}`)
  say(
    `It has ${megabytes} MB: the database${contents.games ? ', the games' : ''} and ${count(contents.pictures, 'upload')}.`,
  )
  say(`Its checksum (SHA-256) is ${sum}`)
  if (!key) say('It is not encrypted, because BACKUP_KEY is not set: whoever has it can read all of it.')
  if (removed > 0) say(`${count(removed, 'older back-up')} went; ${keep} are kept (BACKUP_KEEP).`)
  for (const name of contents.missing) say(`An upload has no file, and had none before: ${name}`)
  for (const name of contents.leftOut) say(`Not in the back-up, because Blickfang has not made it: ${name}`)
})

function say(sentence: string): void {
  console.log(sentence)
}

function count(number: number, what: string): string {
  return `${new Intl.NumberFormat('en-GB').format(number)} ${what}${number === 1 ? '' : 's'}`
}
