import { isPagePassword } from '@blickfang/contract/content/page-password/page-password.ts'
import type { CollectionBeforeValidateHook, TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'
import { atField } from '../../errors/at-field.ts'
import { reasonIn } from '../../errors/reasons.ts'

/** Stands for a password that is set: nobody can read it again, only replace or remove it. */
export const passwordMark = '••••••••'

/**
 * The rule of `pagePasswordSchema`, told at the field: saves go through an operation before Payload looks at fields, and what
 * that refuses stands in a toast.
 */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const why = refusalOf(data?.password, req.i18n.language)
  if (why) throw atField('password', why)
  return data
}

/** The same rule for the admin's own look at a form, a moment after each key: what it finds nothing wrong with it clears. */
export const checkPasswordField: TextFieldSingleValidation = (value, options) =>
  refusalOf(value, options.req.i18n.language) ?? validations.text(value, options)

function refusalOf(password: unknown, language: string): string | null {
  const isNew = typeof password === 'string' && password !== '' && password !== passwordMark
  return !isNew || isPagePassword(password) ? null : reasonIn('passwordShort', language).join(' ')
}
