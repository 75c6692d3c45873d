import * as z from 'zod/mini'
import { asCopied } from '../../kernel/text/as-copied.ts'
import { isEmail } from '../../kernel/text/email.ts'
import { hasPhone } from '../../kernel/text/has-phone.ts'
import { isPlainLine, isPlainText } from '../../kernel/text/plain-text.ts'
import { hasVisibleText } from '../../kernel/text/visible-text.ts'
import { hasMeantYear } from '../../kernel/typed/typed-day.ts'
import type { AskedKind } from '../../options/asked-kind/option.ts'
import type { AskedField } from './asked-field.ts'
import { reasonAgainstAnswer } from './asked-file.ts'

/** Most characters of what is typed. */
export const longest = { text: 500, longText: 4_000, email: 254, phone: 40 } as const

/** A number that nobody means is none. */
const greatest = 1_000_000_000_000

/** Schemas of a field, by its kind; each reason of a refusal has a sentence (`messages.json`). */
const schemas: { readonly [K in AskedKind]: (field: AskedField) => z.ZodMiniType } = {
  text: (field) => text(field, longest.text, isPlainLine),
  longText: (field) => text(field, longest.longText, isPlainText),
  email: ({ isRequired }) =>
    optional(
      isRequired,
      z.string('email').check(
        z.overwrite((typed) => asCopied(typed, 'mailto:')),
        z.refine((typed) => (typed === '' ? !isRequired : isEmail(typed)), { message: 'email' }),
      ),
    ),
  phone: ({ isRequired }) =>
    optional(
      isRequired,
      z.string('phone').check(
        z.overwrite((typed) => asCopied(typed, 'tel:')),
        z.maxLength(longest.phone, 'phone'),
        z.refine((typed) => (typed === '' ? !isRequired : hasPhone(typed)), { message: 'phone' }),
        z.refine(isPlainLine, { message: 'signs' }),
      ),
    ),
  choice: ({ isRequired, choices }) =>
    optional(
      isRequired,
      z
        .string('choice')
        .check(z.refine((chosen) => (chosen === '' ? !isRequired : choices.includes(chosen)), { message: 'choice' })),
    ),
  several: ({ isRequired, choices }) => {
    const one = z.string('choice').check(z.refine((chosen) => choices.includes(chosen), { message: 'choice' }))
    return z.array(one, 'choice').check(
      z.minLength(isRequired ? 1 : 0, 'choice'),
      z.refine((chosen) => new Set(chosen).size === chosen.length, { message: 'choice' }),
    )
  },
  number: ({ isRequired }) => {
    const number = z.number('number').check(z.minimum(-greatest, 'number'), z.maximum(greatest, 'number'))
    return isRequired ? number : z.optional(number)
  },
  date: ({ isRequired }) =>
    optional(
      isRequired,
      z.string('date').check(
        z.trim(),
        z.refine((typed) => (typed === '' ? !isRequired : z.iso.date().safeParse(typed).success), {
          message: 'date',
          abort: true,
        }),
        z.refine((typed) => typed === '' || hasMeantYear(typed), { message: 'year' }),
      ),
    ),
  file: ({ isRequired }) =>
    z.unknown().check((payload) => {
      const message = reasonAgainstAnswer(payload.value, isRequired)
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
    }),
  consent: ({ isRequired }) =>
    z.boolean('consent').check(z.refine((isTicked) => isTicked || !isRequired, { message: 'consent' })),
}

/** Schema of a form's field, alike for browser and server. */
export function schemaOf(field: AskedField): z.ZodMiniType {
  return schemas[field.kind](field)
}

function text({ isRequired }: AskedField, most: number, isPlain: (typed: string) => boolean): z.ZodMiniType {
  const typed = z.string('required').check(
    z.trim(),
    z.maxLength(most, 'tooLong'),
    z.refine((words) => !isRequired || hasVisibleText(words), { message: 'required' }),
    z.refine(isPlain, { message: 'signs' }),
  )
  return optional(isRequired, typed)
}

/** Makes a value that may be left out empty then. */
function optional(isRequired: boolean, schema: z.ZodMiniString): z.ZodMiniType {
  return isRequired ? schema : z._default(schema, '')
}
