import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { getSettings } from '../../operations/settings/save-settings.ts'
import { contextOfRequest } from '../../payload/context-of-request.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { languageNames } from '../../payload/texts/language-names.ts'
import { AddBlock } from '../groups/add-block.tsx'
import { offeredBlocks } from '../groups/offered-blocks.ts'
import { PublishControls } from '../publish/publish-controls.tsx'
import { messages } from '../texts/messages.generated.ts'
import css from './content-tab.module.css'
import { GroupList } from './group-list.tsx'
import { PageAddresses } from './page-addresses.tsx'
import { isGone, listPageTree, type TreeGroup } from './page-tree.ts'
import { groupTitle } from './tree-place.ts'

/** The tab «Inhalt» of a page: its blocks, cards and fields as a tree, each leading to its own form in the chosen language. */
export async function ContentTab({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const { db } = await contextOfRequest(req)
  const language = req.i18n.language
  const locale = localeOf(req)
  const pageId = String(doc.id)
  const { settings } = await getSettings({ db })
  const groups = await listPageTree(db, pageId, locale)
  const childrenOf = (parentId: string | null): TreeGroup[] => groups.filter((group) => group.parentId === parentId)
  const place = { pageId, admin: req.payload.config.routes.admin, language, locale, childrenOf }
  const blocks = childrenOf(null).filter((group) => !isGone(group))
  const placed = blocks.map((group, index) => ({
    value: group.id,
    label: `${index + 1}. ${groupTitle(group, language)}`,
  }))
  return (
    <Gutter className={css.tab}>
      <div className={css.head}>
        <h2 className={css.heading}>
          {translate(messages, language)('content')}: {labelIn(languageNames[locale], language)}
        </h2>
        <PageAddresses />
        <PublishControls shown={JSON.stringify(groups.map(({ id, revs }) => [id, revs]))} />
      </div>
      {blocks.length === 0 && <p>{translate(messages, language)('noContent')}</p>}
      <GroupList groups={childrenOf(null)} removedLabel="removedBlocks" place={place} />
      <AddBlock pageId={pageId} sections={offeredBlocks(language, settings)} placed={placed} />
    </Gutter>
  )
}
