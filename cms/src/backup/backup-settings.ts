import { z } from 'zod'

const keyLength = 32

/** What `npm run backup` and `npm run restore` are told from outside, beside how the media library is reached. */
export const backupSettingsSchema = z.object({
  DATABASE_URL: z.string('DATABASE_URL is not set.').min(1, 'DATABASE_URL is not set.'),
  /** Of the golf game's database, as its superuser, where it is ours. Empty: the games are in no back-up. */
  GAME_DATABASE_URL: z.string().default(''),
  /** Folder of the back-ups. */
  BACKUP_DIR: z.string('BACKUP_DIR is not set.').min(1, 'BACKUP_DIR is not set.'),
  /** Encrypts back-ups. Empty: they are plain. */
  BACKUP_KEY: z
    .string()
    .default('')
    .refine((key) => key === '' || key.length >= keyLength, `BACKUP_KEY has fewer than ${keyLength} characters.`),
  /** How many back-ups stay in the folder; 0: all. */
  BACKUP_KEEP: z.preprocess((value) => value || undefined, z.coerce.number().int().min(0).default(14)),
})

export type BackupSettings = z.output<typeof backupSettingsSchema>

/** What the process is told that makes back-ups by itself. */
export const scheduleSettingsSchema = z.object({
  /** Minute, hour, day, month, day of the week. */
  BACKUP_SCHEDULE: z.string().default('40 2 * * *'),
})
