import { type ContentValues, revisionsSchema } from '@blickfang/contract/content/values.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Field } from 'payload'
import { z } from 'zod'
import { localeOf } from '../locale-of.ts'
import { type DraftReader } from './draft-reader.ts'

/** State that a form was opened with: the values it showed and the revisions they had. */
export const loadedSchema = z.object({ values: z.record(z.string(), jsonSchema), revs: revisionsSchema })

/**
 * Travels with the form and comes back with its save, so that a save knows which values the person changed and which
 * revisions they replace: without it, every value that someone else changed meanwhile would look like a change.
 */
export function loadedField(readers: Readonly<Record<string, DraftReader>>): Field {
  return {
    name: 'loaded',
    type: 'json',
    virtual: true,
    admin: { hidden: true, readOnly: false },
    hooks: {
      afterRead: [
        ({ siblingData, req }) => ({
          values: Object.fromEntries(
            Object.entries(readers).map(([name, read]) => [
              name,
              read((siblingData.draft as ContentValues | undefined) ?? {}, localeOf(req)) ?? null,
            ]),
          ),
          revs: siblingData.revs ?? {},
        }),
      ],
    },
  }
}
