const groupsOfAddress = 8

/**
 * The network of an address, for what is counted by client: an IPv4 address; of an IPv6 address the first half, because the
 * other half is each device's own choice. `site` asks for what one customer of a provider has at the most, its first 48 bits.
 */
export function networkOf(address: string, reach: 'network' | 'site' = 'network'): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head, tail] = plain.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?]
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - head.length - (tail?.length ?? 0)) }, () => '0')
  const groups = [...head, ...zeros, ...(tail ?? [])].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
  return groups.slice(0, reach === 'site' ? 3 : 4).join(':')
}
