import { emailSchema } from '../kernel/text/email.ts'
import { isPhone } from '../kernel/text/phone.ts'
import { plainHref } from '../options/link/option.ts'

/** Fewer digits are a postcode or a count. */
const minDigits = 9

/** Where a press on an answer leads: a mail address is written to, a phone number called; null for everything else. */
export function hrefOfAnswer(value: string): string | null {
  if (emailSchema.safeParse(value).success) return plainHref({ type: 'email', email: value })
  const isCalled = isPhone(value) && value.replace(/\D/g, '').length >= minDigits
  return isCalled ? plainHref({ type: 'phone', phone: value }) : null
}
