import type {
  revalidateFull as fullContract,
  revalidateTag as tagContract,
} from '@blickfang/shared/api/v1/revalidate.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { expirePages } from '../../cache/expire-pages.ts'
import { invalid } from '../../errors/invalid.ts'
import type { Call } from '../operation-context.ts'

/** Lets the visitors' caches go of one tag. Throws INVALID for a tag that no cache knows. */
export async function revalidateTag(call: Call<typeof tagContract>): Promise<AnswerOf<typeof tagContract>> {
  const { tag } = call.body
  if (!/^(site|(page|media):[0-9a-f-]{36}|collection:[\w-]{1,40})$/.test(tag)) throw invalid('tag', 'unknownTag')
  await expirePages(call.db, [tag])
  return { tag }
}

/** Lets the visitors' caches go of every page. */
export async function revalidateFull(call: Call<typeof fullContract>): Promise<AnswerOf<typeof fullContract>> {
  await expirePages(call.db, ['site'])
  return {}
}
