'use client'
import '@blickfang/blocks/styles.generated.ts'
import '@blickfang/blocks/project/styles'
import type { GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import { itemsIn } from '@blickfang/contract/content/keys/items-in.ts'
import type { BlockContents } from '@blickfang/contract/kernel/contents/block-contents.ts'
import { type CardHeading, cardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import { optionsInEdit } from '@blickfang/contract/options/option-values.ts'
import type { ViewPage } from '@blickfang/views/kernel/view.ts'
import { Frame } from '@blickfang/views/site/frame.tsx'
import { memo, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { useEditor, useGroup } from '../context/editor-context.tsx'
import { PlaceContext } from '../context/place.ts'
import { bindEditFields } from '../fields/bind-edit-fields.tsx'
import { useFieldsWithPlace } from '../fields/use-fields-with-place.ts'
import { useTools } from '../fields/use-tools.ts'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import { ownDeadEnd } from '../model/dead-link.ts'
import { isAwayIn, isStanding, standingOf } from '../model/standing/standing.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { editSite } from './edit-site.tsx'
import { useHeld } from './title/use-held.ts'
import { useData } from './use-data.ts'
import { useView } from './views/block-views.ts'

interface EditGroupProps {
  readonly id: string
  readonly index: number
  readonly isPageTitle?: boolean
  /** Heading of the block that a card stands in. */
  readonly above?: CardHeading | undefined
}

/** Block or card in edit mode: the live page's view with fields that can be changed. Typing into it renders nothing here. */
export const EditGroup = memo(function EditGroup(props: EditGroupProps): ReactNode {
  const name = useGroup(props.id, (group) => group.name)
  const entry = findGroup(name)
  return entry ? <KnownGroup {...props} entry={entry} /> : null
})

/** While it is made, what a view makes of all its cards is shown by these themselves. */
const noContents = (): BlockContents => ({ id: '', options: {}, words: {}, cards: {} })

function KnownGroup({ id, index, above, entry, ...props }: EditGroupProps & { entry: GroupEntry }) {
  const { document } = useEditor()
  const isPageTitle = useHeld(props.isPageTitle === true, id)
  const { group, slot } = entry
  const View = useView(entry)
  const tools = useTools()
  const values = useGroup(id, (state) => state.values)
  const options = useMemo(() => optionsInEdit(group, values), [group, values])
  const hasPlace = useFieldsWithPlace(id, group)
  const fields = useMemo(() => bindEditFields(group, id, hasPlace), [group, id, hasPlace])
  const place = useContext(PlaceContext)
  const site = useMemo(() => editSite({ locale: document.locale, ...place }), [document, place])
  const items = useMemo(() => itemsIn(values), [values])
  const data = useData(entry, options, items)
  const page = usePage()
  const heading = above ?? cardHeading({ isPageTitle, hasTitle: fields[group.heading ?? '']?.isEmpty === false })
  const children = useCards(id, entry, heading)
  const standing = useGroup(id, standingOf)
  const lacks = useStore(document.site, () => ownDeadEnd(document, group, values))
  const isAway = useGroup(id, (state) => isAwayIn(document, state))
  if (!View) return null
  if (!tools && (!isStanding(standing) || isAway)) return null
  const attributes = {
    'data-group-id': id,
    'data-block': group.name,
    'data-standing': tools ? standing : undefined,
    'data-away': tools && isAway ? '' : undefined,
    'data-lacks': tools ? lacks : undefined,
  }
  return (
    <Frame group={group} id={id} options={options} isCard={slot !== null} attributes={attributes}>
      <BlockBoundary>
        <View
          fields={fields}
          options={options}
          contents={noContents}
          data={data}
          site={site}
          page={page}
          id={id}
          index={index}
          isPageTitle={isPageTitle}
          cardHeading={heading}
        >
          {children}
        </View>
      </BlockBoundary>
    </Frame>
  )
}

/** The page as views know it. Its name is the language's, else the default language's. */
function usePage(): ViewPage {
  const { document } = useEditor()
  const entry = useStore(document.site, ({ entries }) => entries[document.pageId])
  return useMemo(() => {
    const name = entry?.name[document.locale] ?? entry?.name[document.defaultLocale] ?? ''
    return { id: document.pageId, name, role: entry?.role ?? null }
  }, [document, entry])
}

/** The cards of each slot, in their order; a slot without cards holds nothing. */
function useCards(id: string, { block, slot }: GroupEntry, above: CardHeading): Readonly<Record<string, ReactNode>> {
  const { document } = useEditor()
  const ids = useGroup(id, (state) => state.children)
  return useMemo(() => {
    if (slot !== null) return {}
    const slots = Object.entries(block.children).map(([name, card]) => {
      const cards = ids.filter((child) => document.groups.get(child)?.getState().name === card.name)
      return [
        name,
        cards.length > 0
          ? cards.map((child, index) => <EditGroup key={child} id={child} index={index} above={above} />)
          : null,
      ]
    })
    return Object.fromEntries(slots)
  }, [document, ids, block, slot, above])
}
