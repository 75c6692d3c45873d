/** The network of an address, for what is counted by client: an IPv4 address; of an IPv6 address the first half, because the other half is each device's own choice. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').slice(0, 4)
  return tail === undefined ? groups.join(':') : [...groups, '0', '0', '0', '0'].slice(0, 4).join(':')
}
