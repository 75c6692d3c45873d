import type { MediaView } from '@blickfang/shared/content/media.ts'
import type { OptionView } from '@blickfang/shared/content/page-view.ts'
import type { ContentValues } from '@blickfang/shared/content/values.ts'
import type { OptionMap } from '@blickfang/shared/kernel/block.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import type { Option } from '@blickfang/shared/kernel/option.ts'
import type { Link } from '@blickfang/shared/options/link/option.ts'
import type { PoiEntry } from '@blickfang/shared/options/poi/option.ts'
import type { LinkResolver } from './link-resolver.ts'

/** What the values of a page point at, looked up for one language. */
export interface Targets {
  readonly hrefOf: LinkResolver
  readonly media: ReadonlyMap<string, MediaView>
}

const nothing = { text: null, flag: null, number: null, link: null, media: null, points: null, route: null }

/** The options that have a value of their own; the reader fills in the contract's fallbacks for all others. */
export function optionViews(values: ContentValues, options: OptionMap, targets: Targets): OptionView[] {
  return Object.entries(options).flatMap(([key, option]) => {
    const value = values[`options.${key}`]
    return value === undefined || value === null ? [] : [{ key, ...nothing, ...member(option, value, targets) }]
  })
}

function member(option: Option, value: Json, { hrefOf, media }: Targets): Partial<OptionView> {
  switch (option.shape) {
    case 'flag':
      return { flag: value === true }
    case 'number':
      return { number: Number(value) }
    case 'link': {
      const link = value as Link
      return { link: { type: link.type, href: hrefOf(link) } }
    }
    case 'media':
      return { media: media.get(String(value)) ?? null }
    case 'points':
      return { points: value as PoiEntry[] }
    case 'route':
      return { route: value as number[][] }
    case 'text':
    case 'choice':
      return { text: String(value) }
  }
}
