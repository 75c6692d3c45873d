import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import type { TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'

/** Payload's own check of a line, which takes a name of invisible characters for one. */
export const checkName: TextFieldSingleValidation = (value, options) =>
  validations.text(typeof value === 'string' && !hasVisibleText(value) ? '' : value, options)
