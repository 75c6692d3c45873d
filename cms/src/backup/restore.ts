import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { Refusal } from '../command/refusal.ts'
import { runCommand } from '../command/run-command.ts'
import { listBackupFiles, readBackupFile } from './backup-file.ts'
import { type BackupSettings, backupSettingsSchema } from './backup-settings.ts'
import { openTargets } from './open-targets.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

// `npm run restore` in the root calls this: FILE, and perhaps --check or --replace.
await runCommand('Nothing was restored', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
  })
  const settings = parseSettings(backupSettingsSchema, process.env)
  const { BACKUP_DIR: folder, BACKUP_KEY: key } = settings
  const path = await findFile(positionals, folder)
  const { madeAt, pictures, hasGames } = await checkBackup(readBackupFile(path, key))
  console.log(`The back-up of ${madeAt} is whole: the database, ${hasGames ? 'the games, ' : ''}${pictures} uploads.`)
  if (values.check) return
  const targets = await openTargets(settings, { isReplacing: values.replace, hasGames })
  try {
    await restoreBackup(readBackupFile(path, key), {
      ...targets,
      isReplacing: values.replace,
      store: openMediaStore(process.env),
    })
  } finally {
    await targets.close()
  }
  if (hasGames && !targets.game) console.log('The games are left out, because GAME_DATABASE_URL is not set.')
  console.log(
    'It is restored. Start the site: the cms brings the database to this release. Accounts and passwords are those of the back-up.',
  )
})

async function findFile([file]: readonly string[], folder: BackupSettings['BACKUP_DIR']): Promise<string> {
  const there = await listBackupFiles(folder)
  const list = there.map((name) => `\n  ${join(folder, name)}`).join('')
  const known = list ? ` There are:${list}` : ` There is none in ${folder}.`
  if (!file) throw new Refusal(`Which back-up? npm run restore -- FILE.${known}`)
  // A name alone is one of the folder.
  const path = [resolve(folder, file), resolve(process.env.INIT_CWD ?? '.', file)].find(existsSync)
  if (!path) throw new Refusal(`There is no ${file}.${known}`)
  return path
}
