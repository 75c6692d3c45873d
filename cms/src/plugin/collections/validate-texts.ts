import { isEmail } from '@blickfang/shared/kernel/text/email.ts'
import { hasVisibleText } from '@blickfang/shared/kernel/text/visible-text.ts'
import type { EmailFieldValidation, TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'

/** Payload's own check of a line, which takes a name of invisible characters for one. */
export const checkName: TextFieldSingleValidation = (value, options) =>
  validations.text(typeof value === 'string' && !hasVisibleText(value) ? '' : value, options)

/** Payload's own check of an address, which knows no letters but ASCII's. */
export const checkEmail: EmailFieldValidation = (value, options) =>
  (typeof value === 'string' && isEmail(value)) || validations.email(value, options)
