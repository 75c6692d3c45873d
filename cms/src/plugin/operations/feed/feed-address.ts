import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { OutsideError } from '../../outside/outside-error.ts'

/** A feed by what the settings name: its whole address, or what comes behind the service's. Throws OutsideError for none. */
export function feedAddress(named: string, service: string): string {
  const address = parseUrl(named, service)
  if (!address) throw new OutsideError('address', { host: 'A feed' })
  return address.href
}
