import { port, set, wholeNumber } from '@blickfang/platform/server/settings/kinds.ts'
import { z } from 'zod'

/** Settings of `npm start` itself; those that it hands on are checked by whoever reads them. */
export const startSettingsSchema = z.object({
  /** A port that was asked for must be free. */
  PORT: set(port.optional()),
  CMS_PORT: set(port.optional()),
  GAME_PORT: set(port.optional()),
  /** The cms gets the next one. */
  METRICS_PORT: set(wholeNumber(0, 65_534, 'a port that has a next one, from 0 to 65534').optional()),
})
