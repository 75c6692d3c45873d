import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

/** The editor's languages: what an entry is told in. */
const language = z.enum(['de', 'fr', 'en'])
const flag = z.enum(['true', 'false'])
const momentSchema = z.iso.datetime()

/** Which entries are meant: those that are not done, or all, and of them those that have a word. */
const asked = {
  language,
  isOpen: z.optional(flag),
  /** Words that an entry has, all of them, in what was filled in or noted, or in the words of `language` for what was chosen. */
  search: z.optional(z.string().check(z.maxLength(200))),
}

const noteSchema = z.object({ id: idSchema, at: momentSchema, by: z.nullable(z.string()), text: z.string() })

/** The longest note beside an entry, in characters. */
export const noteLength = 2000

/** Most notes that an entry has. */
export const maxNotes = 50

const entrySchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Sender, in the form's sense. */
  title: z.string(),
  /** Name of the form; of one that the owner made, the name at that time. */
  form: z.string(),
  /** The language that the visitor read. */
  locale: z.string(),
  isRead: z.boolean(),
  isAnswered: z.boolean(),
  /** Where an answer goes: the first mail address of what was filled in. */
  email: z.nullable(z.string()),
  /** Entered values, in words and in the form's order. */
  answers: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      /** The file that the value is the name of: who may read the entry gets it at `/api/bf-submissions/file/{file}`. */
      file: z.optional(idSchema),
    }),
  ),
  notes: z.array(noteSchema),
  /** When it goes by itself. */
  until: momentSchema,
})

/** Lists what visitors have sent by forms, newest first, so many at once; `next` as `after` gives those that follow. */
export const listSubmissions = defineEndpoint({
  method: 'get',
  path: '/submissions',
  summary: 'List what visitors have sent by forms',
  access: 'editor',
  reach: null,
  query: z.strictObject({
    ...asked,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    after: z.optional(idSchema),
  }),
  answer: z.object({
    entries: z.array(entrySchema),
    next: z.nullable(idSchema),
    /** Number of all entries, whatever was asked for. */
    total: z.int(),
    open: z.int(),
    unread: z.int(),
  }),
})

/** How many entries nobody has read yet. */
export const countUnreadSubmissions = defineEndpoint({
  method: 'get',
  path: '/submissions/unread',
  summary: 'Count the entries that nobody has read',
  access: 'editor',
  reach: null,
  answer: z.object({ unread: z.int() }),
})

/** The same entries as a table for a spreadsheet: one line each, columns by the names of the fields. */
export const exportSubmissions = defineEndpoint({
  method: 'get',
  path: '/submissions/table',
  summary: 'Export entries as a table',
  access: 'editor',
  reach: null,
  query: z.strictObject(asked),
  answer: z.object({ csv: z.string() }),
  rate: { points: 20, seconds: 600 },
})

/** Says of entries that they were read, or are done, or not; those that are gone are left out. */
export const markSubmissions = defineEndpoint({
  method: 'patch',
  path: '/submissions',
  summary: 'Mark entries as read or done',
  access: 'editor',
  reach: null,
  body: z.strictObject({
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)),
    isRead: z.optional(z.boolean()),
    isAnswered: z.optional(z.boolean()),
  }),
  answer: z.object({ marked: z.int() }),
})

/** Notes something beside an entry; the same id a second time is the same note. Other people's notes stay as they are. */
export const noteSubmission = defineEndpoint({
  method: 'post',
  path: '/submissions/note',
  summary: 'Note something beside an entry',
  access: 'editor',
  reach: null,
  body: z.strictObject({
    id: idSchema,
    note: idSchema,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLength)),
  }),
  answer: z.object({ notes: z.array(noteSchema) }),
  errors: ['NOT_FOUND'],
})

/** Takes a note away; one that is gone already is no fault. */
export const removeSubmissionNote = defineEndpoint({
  method: 'post',
  path: '/submissions/note/remove',
  summary: 'Remove a note beside an entry',
  access: 'editor',
  reach: null,
  body: z.strictObject({ id: idSchema, note: idSchema }),
  answer: z.object({ notes: z.array(noteSchema) }),
  errors: ['NOT_FOUND'],
})

/** Removes entries for good, with what is left of their mails. */
export const removeSubmissions = defineEndpoint({
  method: 'post',
  path: '/submissions/remove',
  summary: 'Remove entries',
  access: 'editor',
  reach: null,
  body: z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ removed: z.int() }),
})
