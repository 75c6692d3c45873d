import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { labelIn } from 'shared/kernel/label.ts'
import { contextOfRequest } from '../../context-of-request.ts'
import { PublishControls } from '../publish/publish-controls.tsx'
import { adminTexts } from '../texts/admin-texts.ts'
import { languageNames } from '../texts/language-names.ts'
import { localeOf } from '../virtual/draft-reader.ts'
import css from './content-tab.module.css'
import { GroupNode } from './group-node.tsx'
import { PageAddresses } from './page-addresses.tsx'
import { readPageTree, type TreeGroup } from './page-tree.ts'

/** The tab «Inhalt» of a page: its blocks, cards and fields as a tree, each leading to its own form in the chosen language. */
export async function ContentTab({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const { db } = await contextOfRequest(req)
  const language = req.i18n.language
  const locale = localeOf(req)
  const groups = await readPageTree(db, String(doc.id), locale)
  const childrenOf = (parentId: string | null): TreeGroup[] => groups.filter((group) => group.parentId === parentId)
  const place = { admin: req.payload.config.routes.admin, language, locale, childrenOf }
  return (
    <Gutter className={css.tab}>
      <div className={css.head}>
        <h2 className={css.heading}>
          {labelIn(adminTexts.content, language)}: {labelIn(languageNames[locale], language)}
        </h2>
        <PageAddresses />
        <PublishControls />
      </div>
      {groups.length === 0 && <p>{labelIn(adminTexts.noContent, language)}</p>}
      <ul className={css.tree}>
        {childrenOf(null).map((group) => (
          <GroupNode key={group.id} group={group} place={place} />
        ))}
      </ul>
    </Gutter>
  )
}
