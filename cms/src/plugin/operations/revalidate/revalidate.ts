import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type {
  revalidateFull as fullContract,
  revalidateTag as tagContract,
} from '@blickfang/contract/api/v1/revalidate.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { expirePages } from '../../cache/expire-pages.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Call } from '../operation-context.ts'

/** Lets the visitors' caches go of one tag. Throws INVALID for a tag that no cache knows. */
export async function revalidateTag(call: Call<typeof tagContract>): Promise<AnswerOf<typeof tagContract>> {
  const tag = readTag(call.body.tag)
  await expirePages(call.db, [tag])
  return { tag }
}

/** Lets the visitors' caches go of every page. */
export async function revalidateFull(call: Call<typeof fullContract>): Promise<AnswerOf<typeof fullContract>> {
  await expirePages(call.db, ['site'])
  return {}
}

/** The tag as caches know it. */
function readTag(text: string): string {
  const [, kind, named = ''] = /^(page|media):(.*)$/s.exec(text) ?? []
  const id = kind && readId(named)
  if (id) return `${kind}:${id}`
  if (!/^(site|collection:[\w-]{1,40})$/.test(text)) throw invalid('tag', 'unknownTag')
  return text
}
