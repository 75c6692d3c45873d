import { set, textLike, wholeNumber } from '@blickfang/platform/server/settings/kinds.ts'
import { z } from 'zod'
import { databaseAddress } from '../settings/environment.ts'

const keyLength = 32

/** Settings of `npm run backup` and `npm run restore` from outside, beside those by which the media library is reached. */
export const backupSettingsSchema = z.object({
  DATABASE_URL: set(databaseAddress),
  /** Address of the golf game's database, as its superuser, where it is ours. Empty: the games are in no back-up. */
  GAME_DATABASE_URL: set(databaseAddress.default('')),
  /** Folder of the back-ups. */
  BACKUP_DIR: z.string('a folder').min(1, 'a folder'),
  /** Encrypts back-ups. Empty: they are plain. */
  BACKUP_KEY: z
    .string()
    .default('')
    .refine((key) => key === '' || key.length >= keyLength, `${keyLength} characters or more, or nothing`),
  /** How many back-ups stay in the folder; 0: all. */
  BACKUP_KEEP: set(wholeNumber(0, 10_000).default(14)),
})

export type BackupSettings = z.output<typeof backupSettingsSchema>

/** Settings of the process that makes back-ups by itself. */
export const scheduleSettingsSchema = z.object({
  /** Minute, hour, day, month, day of the week. */
  BACKUP_SCHEDULE: set(textLike('five fields such as 40 2 * * *', /^\S+( \S+){4}$/).default('40 2 * * *')),
})
