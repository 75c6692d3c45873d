import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { getFormerFile as contract } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'

/** The file that a picture had before its last replacement. */
export async function getFormerFile({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const [former] = await db.rows<{ id: string; originalFilename: string; replacedAt: Date }>(sql`
    select id, original_filename as "originalFilename", replaced_at as "replacedAt" from bf_former_files
    where media_id = ${query.id} order by replaced_at desc, id desc limit 1`)
  return { former: former ? { ...former, replacedAt: new Date(former.replacedAt).toISOString() } : null }
}
