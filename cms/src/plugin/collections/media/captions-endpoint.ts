import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { nothingHere } from '../nothing-here.ts'

/** The captions of a film, for everybody who plays it. Their address changes with their words. */
export const captions: Endpoint = {
  method: 'get',
  path: '/captions/:id/:name',
  handler: async (req) => {
    const id = readId(String(req.routeParams?.id ?? ''))
    const [, locale, mark] = /^([a-z]{2})-([0-9a-f]{12})\.vtt$/.exec(String(req.routeParams?.name ?? '')) ?? []
    if (!id || !locale) return nothingHere(req)
    const [row] = await databaseOf(req.payload).rows<{ text: string }>(
      sql`select text from bf_captions where media_id = ${id} and locale = ${locale} and mark = ${mark}`,
    )
    if (!row) return nothingHere(req)
    const headers = {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    return new Response(row.text, { headers: { ...headers, 'x-content-type-options': 'nosniff' } })
  },
}
