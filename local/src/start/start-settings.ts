import { port, set, wholeNumber } from '@blickfang/platform/server/settings/kinds.ts'
import { z } from 'zod'

/** What `npm start` itself is told from outside; what it hands on is checked by whoever reads it. */
export const startSettingsSchema = z.object({
  /** A port that was asked for must be free. */
  PORT: set(port.optional()),
  CMS_PORT: set(port.optional()),
  GAME_PORT: set(port.optional()),
  /** The cms gets the next one. */
  METRICS_PORT: set(wholeNumber(0, 65_534, 'a port that has a next one, from 0 to 65534').optional()),
})
