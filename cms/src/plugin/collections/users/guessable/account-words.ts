/** An account as it is about to be, or is. */
export interface Known {
  readonly email?: unknown
  readonly name?: unknown
}

/** Words known of the accounts that a password is for, and of their site, in the parts by which people put passwords together. */
export function accountWords(accounts: readonly Known[], site: readonly string[]): string[] {
  const known = accounts.flatMap(({ email, name }) => [...partsOfAddress(text(email)), ...partsOf(text(name))])
  return [...new Set([...known, ...site.flatMap(partsOf)])].filter((word) => word.length >= 3)
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** A name, and its words. */
function partsOf(name: string): string[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [name.toLowerCase(), words.join(''), ...words]
}

function partsOfAddress(address: string): string[] {
  const [local = '', domain = ''] = address.split('@')
  return [address, ...partsOf(local), domain, ...partsOf(domain.split('.').slice(0, -1).join('.'))]
}
