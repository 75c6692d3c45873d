import type { TriedEntry } from '@blickfang/contract/kernel/form.ts'
import type { Directory } from '@blickfang/contract/sources/directory/source.ts'

/** Visit of one person, as a rendering for them alone knows it: the server's word to the page, as render-reports.ts is the page's word to the server. */
export interface PageVisit {
  /** Key that the visitor was given for a page's password. */
  readonly key?: string
  /** Why the password that was typed does not open the page. */
  readonly problem?: 'wrong' | 'tooMany'
  /** Entry that the visitor has sent by a form of the page, without scripts, and sees again. */
  readonly tried?: TriedEntry
  /** The part of the directory that the visitor asked for. */
  readonly directory?: Directory
}

// Next's bundle and the server are two copies of this module in one process; they share only the global object.
const held = globalThis as typeof globalThis & { blickfangPageVisits?: Map<string, PageVisit> }
held.blickfangPageVisits ??= new Map()
const visits = held.blickfangPageVisits

/** Runs a rendering at an address that nobody else asks for. */
export async function withVisit<Result>(
  address: string,
  visit: PageVisit,
  render: () => Promise<Result>,
): Promise<Result> {
  visits.set(address, visit)
  try {
    return await render()
  } finally {
    visits.delete(address)
  }
}

export function findVisit(address: string): PageVisit | undefined {
  return visits.get(address)
}
