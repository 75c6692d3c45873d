import ipaddr from 'ipaddr.js'

/** Part of IPv6 that is handed out to the public at all. Source: IANA, «Internet Protocol Version 6 Address Space». */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3')
/** Addresses for examples since RFC 9637, which the library does not know yet. */
const examples = ipaddr.IPv6.parseCIDR('3fff::/20')

/**
 * Whether an address belongs to a host of the open internet. Those of this machine, of its networks and of clouds' own services
 * do not, nor do the forms of IPv6 that another address is wrapped in.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6) || (parsed.match(handedOut) && !parsed.match(examples))
}
