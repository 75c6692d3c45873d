import * as z from 'zod/mini'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { nameSchema } from '../../kernel/text/visible-text.ts'
import { defineEndpoint } from '../endpoint.ts'

const params = z.strictObject({ id: idSchema })
const bodyLimit = 16 * 1024
/** As people read it out: ABCD-EFGH, without letters and digits that look alike. */
const codeSchema = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/))

/** Begins a round of urban golf. The id is the key to it: whoever knows it may play along. */
export const createGame = defineEndpoint({
  method: 'post',
  path: '/game',
  summary: 'Create a game',
  access: 'anyone',
  body: z.strictObject({ gameName: nameSchema(80) }),
  answer: z.object({ game: z.object({ id: idSchema, gameName: z.string(), createdAt: z.string() }) }),
  bodyLimit,
  rate: { points: 60, seconds: 60 },
  errors: ['UNAVAILABLE'],
})

/**
 * The token with which a phone reads and writes this game at Supabase. The same for all phones for an hour, so that the
 * database decides once for all of them who may see a change. `expiresAt` and `serverTime` are ms since 1970.
 */
export const createGameToken = defineEndpoint({
  method: 'post',
  path: '/game/{id}/token',
  summary: 'Get a token for a game',
  access: 'anyone',
  params,
  body: z.strictObject({}),
  answer: z.object({ token: z.string(), expiresAt: z.number(), serverTime: z.number() }),
  bodyLimit,
  rate: { points: 600, seconds: 60 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * A winner's code. The server looks up players, scores and the holes of the round, which belong to the game, itself. `lang` is
 * what phones with an earlier version of the site send; nothing depends on it.
 */
export const issueCoupon = defineEndpoint({
  method: 'post',
  path: '/game/{id}/coupon',
  summary: 'Get the winner’s coupon',
  access: 'anyone',
  params,
  body: z.strictObject({ playerId: idSchema, lang: z.optional(localeSchema) }),
  answer: z.object({ code: z.string(), redeemedAt: z.nullable(z.string()) }),
  bodyLimit,
  rate: { points: 60, seconds: 60 },
  errors: ['NOT_FOUND', 'ROUND_INCOMPLETE', 'NOT_WINNER', 'ROUND_TOO_SHORT', 'NO_COUPONS_LEFT', 'UNAVAILABLE'],
})

const couponSchema = z.object({
  playerName: z.string(),
  gameName: z.string(),
  gameCreatedAt: z.string(),
  redeemedAt: z.nullable(z.string()),
  redeemedBy: z.nullable(z.string()),
  /** How many have won: more than one is a tie, and each of them has a coupon. */
  winners: z.int(),
  /** Coupons of this game that were handed in, this one included. */
  redeemedInGame: z.int(),
})

/** Looks up the coupon behind a code, for the bar to see before it is redeemed. NOT_FOUND: the server never gave out this code. */
export const checkCoupon = defineEndpoint({
  method: 'get',
  path: '/game/{id}/coupon',
  summary: 'Look up a coupon',
  access: 'editor',
  reach: null,
  params,
  query: z.strictObject({ code: codeSchema }),
  answer: z.object({ coupon: couponSchema }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** Marks a coupon as used, once for all; ALREADY_REDEEMED says since when and by whom. */
export const redeemCoupon = defineEndpoint({
  method: 'post',
  path: '/game/{id}/coupon/redeem',
  summary: 'Redeem a coupon',
  access: 'editor',
  reach: null,
  params,
  body: z.strictObject({ code: codeSchema }),
  answer: z.object({ coupon: couponSchema }),
  bodyLimit,
  errors: ['NOT_FOUND', 'ALREADY_REDEEMED', 'UNAVAILABLE'],
})
