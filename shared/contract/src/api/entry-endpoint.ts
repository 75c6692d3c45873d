import * as z from 'zod/mini'
import { entrySchema, type Form, rulesOf } from '../kernel/form.ts'
import { localeSchema } from '../kernel/locale.ts'
import { idSchema } from '../kernel/text/id.ts'
import { defineEndpoint } from './endpoint.ts'

/** A page says in which language it was filled in; the trap's field is judged by the operation, not by the schema. */
const besides = { ...entrySchema.shape, website: z.optional(z.string().check(z.maxLength(500))), lang: localeSchema }
/** The block that the form stands in. */
const block = z.optional(idSchema)
/** Values of a form that its owner makes, by the names of its page, and the fields that this page asks. */
const asOwn = {
  entered: z
    .array(z.strictObject({ name: z.string().check(z.maxLength(100)), value: z.string().check(z.maxLength(20_000)) }))
    .check(z.maxLength(2_000)),
  edition: z._default(z.string().check(z.maxLength(20)), ''),
}

/**
 * The call of a form, with its fields, its rules and its limits. INVALID names each wrong field, each refusal of the form, or
 * `closed` where no such form is live; `website` and `opened` as `openForm` says. An entry that costs something is answered its `total`.
 */
export function entryEndpoint<F extends Form>(form: F) {
  const { path, summary, rate, bodyLimit, price } = form
  const fields: F['fields'] = form.fields
  const own: Partial<typeof asOwn> = form.isOwn ? asOwn : {}
  const ignored: object = Object.fromEntries(form.ignored.map((name) => [name, z.optional(z.unknown())]))
  return defineEndpoint({
    method: 'post',
    path,
    summary,
    access: 'anyone',
    body: z.strictObject({ ...fields, ...own, ...besides, ...ignored, block }).check(...rulesOf(form)),
    answer: z.object({ ...(price && { total: z.number() }) }),
    bodyLimit,
    rate,
  })
}
