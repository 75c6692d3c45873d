/** The key under which an unfinished address of a kind is kept: each kind has its own input. */
export function addressKey(id: string, type: string): string {
  return `${id}-${type}`
}
