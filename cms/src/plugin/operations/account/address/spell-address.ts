import { domainToASCII } from 'node:url'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'

/**
 * The one spelling in which accounts keep an e-mail address, and by which two are the same: small letters, and the host in
 * ASCII, as browsers hand it over. Undefined for what is no address. Judged as it was typed: some letters become others when
 * they are made small.
 */
export function spellAddress(typed: unknown): string | undefined {
  const address = emailSchema.safeParse(typed).data
  if (address === undefined) return
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at).toLowerCase() + domainToASCII(address.slice(at)).toLowerCase()
}
