import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import * as z from 'zod'
import { localeOf } from '../../payload/locale-of.ts'
import { localeToSave } from '../../payload/locale-to-save.ts'

const maxNote = 200
const notesSchema = z.partialRecord(localeSchema, z.string().max(maxNote))

/** Note of a special day besides its hours, in the language chosen in the admin; all languages lie in one column. */
export const dayNoteFields: Field[] = [
  {
    name: 'note',
    type: 'text',
    virtual: true,
    maxLength: maxNote,
    label: { de: 'Hinweis', fr: 'Remarque', en: 'Note' },
    admin: {
      readOnly: false,
      description: {
        de: 'In der Sprache, die oben gewählt ist. Fehlt er in einer Sprache, steht dort der Hinweis der ersten Sprache.',
        fr: 'Dans la langue choisie en haut. S’il manque dans une langue, la remarque de la première langue y figure.',
        en: 'In the language chosen above. A language without one shows that of the first language.',
      },
    },
    hooks: { afterRead: [({ siblingData, req }) => notesOf(siblingData.noteByLanguage)[localeOf(req)] ?? null] },
  },
  {
    name: 'noteByLanguage',
    type: 'json',
    hidden: true,
    validate: (value: unknown) => isNotes(value) || 'noteByLanguage',
  },
]

interface SpecialDay {
  readonly id?: string | null
  readonly note?: string | null
  readonly noteByLanguage?: unknown
}

/** Keeps each note under its language, beside those of the other languages; an emptied one makes room for the first language's. */
export const keepDayNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data.special)) return data
  const before = new Map(
    (originalDoc?.special ?? []).map((day: SpecialDay) => [day.id, day.noteByLanguage] as [string, unknown]),
  )
  const special = data.special.map((day: SpecialDay) => {
    if (!isNotes(day.noteByLanguage)) return day
    const notes = notesOf(day.noteByLanguage ?? before.get(day.id ?? ''))
    const note = day.note === undefined ? undefined : (day.note?.trim() ?? '')
    // What a form shows in a language that is none of ours comes back as it was.
    if (note === undefined || note === (notes[localeOf(req)] ?? '')) return { ...day, noteByLanguage: notes }
    const { [localeToSave(req)]: _, ...others } = notes
    return { ...day, noteByLanguage: note ? { ...others, [localeToSave(req)]: note } : others }
  })
  return { ...data, special }
}

/** Whether a value is notes or nothing; any other is left for the field's own check, which refuses it. */
function isNotes(value: unknown): boolean {
  return value == null || notesSchema.safeParse(value).success
}

function notesOf(value: unknown) {
  return notesSchema.safeParse(value).data ?? {}
}
