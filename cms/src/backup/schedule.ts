import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { orExit, parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { Cron } from 'croner'
import { scheduleSettingsSchema } from './backup-settings.ts'

// Makes back-ups at the times of BACKUP_SCHEDULE until it is stopped, each in a process of its own. While this file is there the
// last one did not come about: the health check of docker-compose.yml looks for it.
const sign = '/tmp/backup-failed'

function makeOne(): void {
  const args = ['../scripts/run-script.mjs', 'src/backup/backup.ts']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status === 0) rmSync(sign, { force: true })
  else writeFileSync(sign, '')
}

const cron = new Cron(orExit(() => parseSettings(scheduleSettingsSchema, process.env)).BACKUP_SCHEDULE, makeOne)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cron.stop())
console.log(`The next back-up is made at ${cron.nextRun()?.toISOString()}.`)
