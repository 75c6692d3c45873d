import { blocks } from '@blickfang/shared/blocks/contracts.generated.ts'
import type { Block } from '@blickfang/shared/kernel/block.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { AddressesDocument } from './operations.generated.ts'
import { queryCms } from './query-cms.ts'

/** A published page's address in one language. */
export interface PageAddress {
  readonly id: string
  readonly locale: Locale
  readonly href: string
}

/** Every published page of a language: the free ones and those of all collections. */
export async function listAddresses(locale: Locale): Promise<readonly PageAddress[]> {
  const collections = Object.values<Block>(blocks).flatMap(({ collection }) => (collection ? [collection.name] : []))
  const lists = await Promise.all(
    [null, ...new Set(collections)].map((collection) => queryCms(AddressesDocument, { locale, collection })),
  )
  return lists.flatMap(({ addresses }) => addresses.map(({ id, href }) => ({ id, locale, href })))
}
