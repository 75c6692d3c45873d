/** What an unfinished address of a kind is kept by: each kind has its own input. */
export function addressKey(id: string, type: string): string {
  return `${id}-${type}`
}
