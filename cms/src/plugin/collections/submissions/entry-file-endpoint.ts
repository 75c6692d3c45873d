import { Readable } from 'node:stream'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { pictureType } from '@blickfang/platform/store/picture-type.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databaseOf } from '../../db/database.ts'
import { picturesOf } from '../../media/pictures.ts'
import { nothingHere } from '../nothing-here.ts'

/** The file that a visitor has added to an entry, for who may read the entry: taken along, never opened in the site's place, kept by nobody. */
export const entryFile: Endpoint = {
  method: 'get',
  path: '/file/:id',
  handler: async (req) => {
    const id = readId(String(req.routeParams?.id ?? ''))
    if (!id || roleOf(req) === undefined) return nothingHere(req)
    const [row] = await databaseOf(req.payload).rows<{ key: string; name: string }>(
      sql`select key, name from bf_submission_files where id = ${id} and submission_id is not null`,
    )
    const file = row && (await picturesOf(req.payload).findOriginal(row.key))
    if (!row || !file) return nothingHere(req)
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: {
        'content-type': pictureType(row.key),
        'content-length': String(file.size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
