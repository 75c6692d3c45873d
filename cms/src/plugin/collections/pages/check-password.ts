import { isPagePassword } from '@blickfang/shared/content/page-password/page-password.ts'
import type { CollectionBeforeValidateHook } from 'payload'
import { atField } from '../../errors/at-field.ts'
import { reasonIn } from '../../errors/reasons.ts'
import { passwordMark } from './page-fields.ts'

/**
 * The rule of `pagePasswordSchema`, told at the field: saves go through an operation before Payload looks at fields, and what
 * that refuses stands in a toast.
 */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  const isNew = typeof password === 'string' && password !== '' && password !== passwordMark
  if (!isNew || isPagePassword(password)) return data
  throw atField('password', reasonIn('passwordShort', req.i18n.language).join(' '))
}
