import type { Slicing } from '../../ui/thread/in-slices.ts'
import type { PageDocument } from '../model/page-document.ts'
import { wantAllAddresses } from '../model/unknown-pages.ts'

/** Asks the server which live paths of the site lead to a page. */
interface AddressPorts {
  readonly slicing: Slicing
  readonly checkAddresses: (
    paths: readonly string[],
  ) => Promise<readonly { readonly path: string; readonly isThere: boolean }[]>
}

/** Signs of paths that a request names: a long list would make an address that proxies refuse. */
const signsAtOnce = 2_000
/** Languages, collections and slugs are shorter: nobody has to be asked about more. */
const maxAddressLength = 200
/** Paths that a request names (`checkAddresses`). */
const pathsAtOnce = 50

/**
 * Keeps known whether the addresses that the page's links name lead to a page: those that are there when it begins, and those
 * that are wanted later. An address that could not be asked for counts as good, and is asked for when it is wanted next.
 */
export function watchAddresses(document: PageDocument, ports: AddressPorts): void {
  const { site } = document
  let isAsking = false
  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    for (let wanted = take(document); wanted.length > 0; wanted = take(document)) {
      await check(wanted).catch((error: unknown) => console.warn('Addresses could not be checked', error))
    }
    isAsking = false
  }
  async function check(paths: readonly string[]): Promise<void> {
    const isThere = new Map(paths.map((path) => [path, false]))
    const short = paths.filter(({ length }) => length <= maxAddressLength)
    for (const some of inParts(short)) {
      for (const answer of await ports.checkAddresses(some)) isThere.set(answer.path, answer.isThere)
    }
    site.setState(({ addresses }) => ({ addresses: { ...addresses, ...Object.fromEntries(isThere) } }))
  }
  site.subscribe(({ wantedAddresses }) => wantedAddresses.length > 0 && void ask())
  void wantAllAddresses(document, ports.slicing)
}

function take({ site }: PageDocument): readonly string[] {
  const { wantedAddresses } = site.getState()
  if (wantedAddresses.length > 0) site.setState({ wantedAddresses: [] })
  return wantedAddresses
}

function inParts(paths: readonly string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const path of paths) {
    const last = parts.at(-1)
    if (!last || room < path.length || last.length >= pathsAtOnce) {
      parts.push([path])
      room = signsAtOnce - path.length
    } else {
      last.push(path)
      room -= path.length
    }
  }
  return parts
}
