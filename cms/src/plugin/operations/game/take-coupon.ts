import { createHmac } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { sql } from '@payloadcms/db-postgres'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { type CouponOf } from '../../game/coupon-code.ts'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'
import { gameSettings } from '../../game/game-settings.ts'
import { readSettings } from '../../reading/read-settings.ts'
import type { OperationContext } from '../operation-context.ts'

/** The site's settings of the game. */
export async function getGameSettings({ db }: Pick<OperationContext, 'db'>) {
  const [row] = await db.rows<{ game: unknown }>(sql`select values -> 'game' as game from bf_settings limit 1`)
  return readSettings({ game: row?.game }).game
}

/**
 * Counts a winner's coupon, the first time it is asked for: a day has so many, and each network of it. Throws
 * NO_COUPONS_LEFT when they are used up, UNAVAILABLE.
 */
export async function takeCoupon(context: OperationContext, coupon: CouponOf, client: string): Promise<void> {
  const { couponsPerNetwork, couponsPerDay } = await getGameSettings(context)
  const { date } = wallTime(new Date(), await getTimeZone(context.db))
  const secret = gameSettings(context.payload).jwtSecret
  const network = createHmac('sha256', secret).update(`network ${date} ${client}`).digest('hex').slice(0, 32)
  const isGiven = await gameDatabase(context.payload, 'shared').rpc('issue_coupon', {
    ...{ game: coupon.gameId, player: coupon.playerId, on_day: date, of_network: network },
    ...{ a_network: couponsPerNetwork, a_day: couponsPerDay },
  })
  if (!rowsOf<boolean | null>(isGiven)) throw new AppError('NO_COUPONS_LEFT')
}
