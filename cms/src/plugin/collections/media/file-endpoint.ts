import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { endpointBehind } from '../endpoint-behind.ts'
import { nothingHere } from '../nothing-here.ts'

/** Payload's own way to a file, for names that a medium has: for any other it would answer 500 and log an error for each guess. */
export const file: Endpoint = {
  method: 'get',
  path: '/file/:filename',
  handler: async (req) => {
    const filename = String(req.routeParams?.filename ?? '')
    const [medium] = await databaseOf(req.payload).rows(
      sql`select 1 from media where filename = ${filename} or sizes_thumbnail_filename = ${filename}`,
    )
    return medium ? endpointBehind(req, 'media', file).handler(req) : nothingHere(req)
  },
}
