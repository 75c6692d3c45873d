import { domainToUnicode } from 'node:url'
import { isEmail } from '@blickfang/contract/kernel/text/email.ts'
import type { EmailField, EmailFieldValidation } from 'payload'
import { validations } from 'payload/shared'

/** An e-mail address of people, in the letters that it was typed in: Chromium's fields hand it over in ASCII («xn--…»). */
export const emailField: EmailField = {
  name: 'email',
  type: 'email',
  label: { de: 'E-Mail', fr: 'E-mail', en: 'E-mail' },
  validate: checkEmail,
  hooks: { beforeChange: [({ value }) => asWritten(value)], afterRead: [({ value }) => asWritten(value)] },
}

/** Payload's own check of an address, which knows no letters but ASCII's. An address that stands there already holds nothing else up. */
function checkEmail(...[value, options]: Parameters<EmailFieldValidation>): ReturnType<EmailFieldValidation> {
  const isAsBefore = options.previousValue !== undefined && value === options.previousValue
  return isAsBefore || (typeof value === 'string' && isEmail(value)) || validations.email(value, options)
}

function asWritten(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const at = value.lastIndexOf('@') + 1
  const host = value.slice(at)
  // What is no host becomes nothing.
  return /xn--/i.test(host) ? value.slice(0, at) + (domainToUnicode(host) || host) : value
}
