import { isDeepStrictEqual } from 'node:util'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { invalid } from '../../errors/invalid.ts'
import { asPayloadError } from '../../errors/payload-error.ts'
import { checkText } from '../../http/read-body.ts'
import type { OperationContext } from '../../operations/operation-context.ts'
import { contextOfRequest } from '../context-of-request.ts'
import { localeOf } from '../locale-of.ts'
import { localeToSave } from '../locale-to-save.ts'
import { loadedSchema } from './loaded-field.ts'

/** Changes that a person made in a form of the admin. */
export interface Changes extends OperationContext {
  readonly id: string
  readonly locale: Locale
  /** The virtual fields whose value differs from the one that the form was opened with. */
  readonly changed: Readonly<Record<string, Json>>
  /** Their values when the form was opened. */
  readonly loaded: Readonly<Record<string, Json>>
  /** Revisions of the draft's values when the form was opened. */
  readonly base: Revisions
}

/** Keeps what was sent: later hooks get it merged with the stored document, where nobody can tell the two apart. */
export const rememberSent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'updateByID') req.context.sent = { ...args.data }
  return args
}

/** Columns that operations and triggers set. */
const moving = new Set(['title', 'status', 'changed', 'updatedBy', 'rev', 'revs', 'draft', 'published'])

/**
 * Saves the changed virtual fields by operations, inside Payload's transaction, and leaves Payload nothing to write but what
 * never changes: it would put back columns as it read them before, over what another save or a trigger has set since.
 */
export function saveThrough(
  names: readonly string[],
  save: (changes: Changes) => Promise<unknown>,
): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update') throw asPayloadError(invalid('id', 'byApiV1'), req)
    if (req.locale === 'all') throw asPayloadError(invalid('locale', 'oneAtATime'), req)
    const sent = (req.context.sent ?? {}) as Readonly<Record<string, Json>>
    const loaded = loadedSchema.catch({ values: {}, revs: {} }).parse(sent.loaded)
    const changed = Object.fromEntries(
      names
        .filter((name) => name in sent && isChanged(sent[name], loaded.values[name]))
        .map((name) => [name, sent[name] ?? null]),
    )
    const locale = Object.keys(changed).length > 0 ? localeToSave(req) : localeOf(req)
    try {
      checkText(changed, '')
      await save({
        ...(await contextOfRequest(req)),
        id: String(originalDoc.id),
        locale,
        changed,
        loaded: loaded.values,
        base: loaded.revs,
      })
    } catch (error) {
      throw asPayloadError(error, req)
    }
    return Object.fromEntries(Object.entries(data).filter(([name]) => !moving.has(name)))
  }
}

/** An emptied text comes as '' or null, one that never was as undefined. */
function isChanged(now: unknown, before: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value)
  return !isDeepStrictEqual(plain(now), plain(before))
}
