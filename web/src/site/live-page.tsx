import { type CatalogueEntry, catalogue } from '@blickfang/blocks/catalogue.ts'
import { contentsOf } from '@blickfang/contract/content/contents-of.ts'
import type { GroupView, PageView, WholePage } from '@blickfang/contract/content/page-view.ts'
import type { TriedEntry } from '@blickfang/contract/kernel/form.ts'
import { type CardHeading, cardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import { dataFor } from '@blickfang/contract/kernel/source.ts'
import { withFallbacks } from '@blickfang/contract/options/option-values.ts'
import { sourceOf } from '@blickfang/contract/sources/answers.ts'
import { type AnchorOf, entryAnchors } from '@blickfang/contract/sources/entry-anchor.ts'
import type { LegalLink, Place, Site } from '@blickfang/views/kernel/view.ts'
import { Frame } from '@blickfang/views/site/frame.tsx'
import { PageName } from '@blickfang/views/site/page-name.tsx'
import type { ReactNode } from 'react'
import { bindFields } from './fields/bind-fields.tsx'
import { liveSite } from './live-site.tsx'
import { findTitleBlock } from './page-title.ts'
import { ownAnswers } from './sources/answers.generated.ts'

interface LivePageProps {
  page: PageView
  place: Place
  /** Entry of the visitor for whom alone the page is made. */
  tried?: TriedEntry | undefined
  /** Legal page that says what becomes of what a form sends. */
  privacy?: LegalLink | undefined
}

/** A page as visitors see it. Where no block's title is its own, its name is there for whoever goes by headings. */
export function LivePage(props: LivePageProps) {
  const titleBlock = findTitleBlock(props.page)
  return (
    <>
      {titleBlock === null && <PageName>{props.page.name}</PageName>}
      <LiveBlocks {...props} titleBlock={titleBlock} from={0} anchorOf={entryAnchors()} />
    </>
  )
}

interface LiveBlocksProps extends LivePageProps {
  /** Id of the block whose title is the page's. */
  titleBlock: string | null
  /** The first block's place: a stop in its drawer stands behind what the page itself begins with. */
  from: number
  /** Anchors of all pages that are shown in one. */
  anchorOf: AnchorOf
}

/** The blocks of a page: every view run on the server, every field plain markup. */
function LiveBlocks({ page, place, tried, privacy, titleBlock, from, anchorOf }: LiveBlocksProps) {
  const blocks = page.groups.filter((group) => group.parentId === null)
  return blocks.map((block, index) => (
    <LiveGroup
      key={block.id}
      page={page}
      place={place}
      tried={tried}
      privacy={privacy}
      anchorOf={anchorOf}
      data={block}
      index={from + index}
      isPageTitle={block.id === titleBlock}
    />
  ))
}

interface LiveGroupProps extends LivePageProps {
  anchorOf: AnchorOf
  data: GroupView
  index: number
  isPageTitle?: boolean
  /** Heading of the block that a card stands in. */
  above?: CardHeading | undefined
}

/** A name that the catalogue does not have (any longer) shows nothing. */
function LiveGroup({ above, ...props }: LiveGroupProps): ReactNode {
  const { page, place, tried, privacy, anchorOf, data, index, isPageTitle = false } = props
  const entry = catalogue.get(data.name)
  if (!entry) return null
  const { group, block, slot, view: View } = entry
  const options = withFallbacks(group.options, data.options)
  const fields = bindFields({ group, data, options, locale: page.locale })
  const heading = above ?? cardHeading({ isPageTitle, hasTitle: fields[group.heading ?? '']?.isEmpty === false })
  return (
    <Frame group={group} id={data.id} options={options} isCard={slot !== null}>
      <View
        fields={fields}
        options={options}
        contents={() => contentsOf(block, data, page.groups)}
        data={slot === null ? dataFor({ block, options, items: data.items }, page.sources, ownAnswers) : {}}
        site={liveSite({
          ...{ ...place, locale: page.locale, anchorOf, tried, privacy },
          Blocks: wholeBlocks({ page, place, privacy, anchorOf }),
        })}
        page={page}
        id={data.id}
        index={index}
        isPageTitle={isPageTitle}
        cardHeading={heading}
      >
        {slot === null ? childrenOf(entry, { page, place, anchorOf, above: heading }, data.id) : {}}
      </View>
    </Frame>
  )
}

/** The blocks of pages that come whole with this one. On those there are no such pages. */
function wholeBlocks({
  page,
  ...shared
}: Pick<LiveGroupProps, 'page' | 'place' | 'privacy' | 'anchorOf'>): Site['Blocks'] {
  const isWhole = (answer: PageView['sources'][number]) => sourceOf(answer).hasWholePages
  const pages = page.sources.filter(isWhole).flatMap(({ data }) => data as readonly WholePage[])
  const sources = page.sources.filter((answer) => !isWhole(answer))
  return ({ of }) => {
    const shown = pages.find(({ id }) => id === of.id)
    return shown ? <LiveBlocks page={{ ...page, ...shown, sources }} titleBlock={null} from={1} {...shared} /> : null
  }
}

/** The cards of each slot, in their order; a slot without cards holds nothing. */
function childrenOf(
  { block }: CatalogueEntry,
  { page, anchorOf, above, place }: Pick<LiveGroupProps, 'page' | 'place' | 'anchorOf'> & { above: CardHeading },
  parentId: string,
): Readonly<Record<string, ReactNode>> {
  const slots = Object.entries(block.children).map(([slot, { name }]) => {
    const cards = page.groups.filter((group) => group.parentId === parentId && group.name === name)
    const shown = cards.map((card, index) => (
      <LiveGroup key={card.id} page={page} place={place} anchorOf={anchorOf} data={card} index={index} above={above} />
    ))
    return [slot, shown.length > 0 ? shown : null] as const
  })
  return Object.fromEntries(slots)
}
