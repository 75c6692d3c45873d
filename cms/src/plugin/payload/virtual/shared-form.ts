import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Field,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { roleOf } from '../../access/roles.ts'
import { asPayloadError } from '../../errors/payload-error.ts'
import { rememberSent } from './save-through.ts'

type Values = Readonly<Record<string, Json>>
type Doc = Readonly<Record<string, unknown>> & { readonly id: string }

/** A form of the admin whose values are changed elsewhere too, such as on a page. */
interface SharedForm {
  /** Those values as they are stored, by the names of their fields. */
  readonly read: (req: PayloadRequest, doc: Doc) => Promise<Values>
  /** A stored value as the form shows it. Left out: as it is. */
  readonly shown?: (name: string, value: Json, req: PayloadRequest) => Json
  /** A value that the form sends, in the shape of one that it shows. Left out: as it is. */
  readonly sent?: (name: string, value: Json, req: PayloadRequest) => Json | Promise<Json>
}

export interface SharedHooks {
  /** Travels with the form: what it was opened with. */
  readonly loaded: Field
  readonly beforeOperation: CollectionBeforeOperationHook
  readonly afterRead: CollectionAfterReadHook
  readonly beforeChange: CollectionBeforeChangeHook
}

const valuesSchema = z.record(z.string(), jsonSchema)
const asIs = (_name: string, value: Json) => value

/**
 * Lets a form write no more than its person has changed: Payload's sends all that it was opened with, over what somebody has changed
 * since. A value that both have changed is refused with CONFLICT. Its rows are to be held by a hook before, so that nothing comes
 * between what is looked at and what is written. Data without `loaded`, sent by a program, is written as it is.
 */
export function sharedForm({ read, shown = asIs, sent: inShape = asIs }: SharedForm): SharedHooks {
  return {
    loaded: { name: 'loaded', type: 'json', virtual: true, admin: { hidden: true, readOnly: false } },
    beforeOperation: rememberSent,
    afterRead: async ({ doc, findMany, req }) =>
      findMany || !roleOf(req) ? doc : { ...doc, loaded: await read(req, doc as Doc) },
    beforeChange: async ({ data, operation, originalDoc, req }) => {
      const sent = (req.context.sent ?? {}) as Values
      const loaded = valuesSchema.safeParse(sent.loaded).data
      if (operation !== 'update' || !loaded) return data
      const now = await read(req, originalDoc as Doc)
      const asShown = (name: string, value: Json) => plain(shown(name, value, req))
      const others: Record<string, unknown> = {}
      const conflict: Json[] = []
      for (const [name, value] of Object.entries(now)) {
        const before = loaded[name]
        if (!(name in sent) || before === undefined) continue
        const mine = plain(await inShape(name, sent[name] ?? null, req))
        if (isSameValue(mine, asShown(name, before))) others[name] = originalDoc[name]
        else if (!isSameValue(value, before) && !isSameValue(mine, asShown(name, value)))
          conflict.push({ key: name, rev: 0, value, by: null, at: null })
      }
      if (conflict.length > 0) throw asPayloadError(new AppError('CONFLICT', { conflict }), req)
      return { ...data, ...others }
    },
  }
}

/** An emptied text comes as '', one that never was as null. */
function plain(value: Json): Json {
  return value === '' ? null : value
}
