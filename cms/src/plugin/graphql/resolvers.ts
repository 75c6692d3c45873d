import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { keyAskerOf } from '../http/keys/find-key-asker.ts'
import { checkText } from '../http/read-body.ts'
import type { OperationContext } from '../operations/operation-context.ts'
import { getPageView } from '../operations/page/get-page-view.ts'
import { listTeasers } from '../operations/page/list-teasers.ts'
import { passwordOfKey } from '../operations/page-password/page-key.ts'
import { getSiteView } from '../operations/site/get-site-view.ts'
import { listAddresses } from '../operations/site/list-addresses.ts'
import { contextOfRequest } from '../payload/context-of-request.ts'

const draft = z.boolean().nullish().transform(Boolean)
const collection = z
  .string()
  .max(40)
  .nullish()
  .transform((name) => name || null)
const siteArgs = z.object({ locale: localeSchema, draft })
const pagesArgs = siteArgs.extend({ collection })
const pageArgs = pagesArgs.extend({ slug: z.string().max(120), key: z.string().max(200).nullish() })

/** Runs the operations of API v1 for GraphQL; arguments are parsed once more, because GraphQL knows no lengths. */
export const resolvers = {
  pageBySlug: resolver(pageArgs, async ({ key, ...args }, context) => {
    const openedWith = key ? await passwordOfKey(context, key) : null
    return getPageView({ ...args, openedWith }, context)
  }),
  pages: resolver(pagesArgs, listTeasers),
  addresses: resolver(siteArgs, listAddresses),
  navigation: resolver(siteArgs, async (args, context) => (await getSiteView(args, context)).navigation),
  settings: resolver(siteArgs, getSiteView),
}

function resolver<Args extends z.ZodType, Answer>(
  args: Args,
  operation: (args: z.output<Args>, context: OperationContext) => Promise<Answer>,
) {
  return async (_: unknown, given: unknown, { req }: { req: PayloadRequest }): Promise<Answer> =>
    operation(parse(args, given), await contextOfRequest(req, await keyAskerOf(req)))
}

function parse<Args extends z.ZodType>(args: Args, given: unknown): z.output<Args> {
  const parsed = args.safeParse(given)
  if (parsed.success) {
    checkText(parsed.data, '')
    return parsed.data
  }
  throw new AppError('INVALID', {
    fields: Object.fromEntries(parsed.error.issues.map((i) => [i.path.join('.'), i.code])),
  })
}
