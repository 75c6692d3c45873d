import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import { pageCollections } from '@blickfang/blocks/page-collections.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Gutter } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { listPagesWithChanges } from '../../operations/overview/list-pages-with-changes.ts'
import { groupBy } from '../../reading/group-by.ts'
import { NewPage } from '../page-tools/new-page.tsx'
import { RemovedPages } from '../page-tools/removed-pages.tsx'
import { messages } from '../texts/messages.generated.ts'
import { DrawerOrPage } from './drawer-or-page.tsx'
import { askedPages } from './list/asked-pages.ts'
import { PageFilterForm } from './list/page-filter-form.tsx'
import { PageSteps } from './list/page-steps.tsx'
import { listRemovedPages } from './list-removed-pages.ts'
import { PageRow } from './page-row.tsx'
import css from './pages-list.module.css'
import { StepName } from './step-name.tsx'

/** Pages as a tree by collection, with status and open changes; in a drawer, where a page is to be picked, Payload's own list. */
export async function PagesList({ payload, i18n, user, permissions: _, ...list }: ListViewServerProps) {
  if (!user) return null
  const db = databaseOf(payload)
  const asked = askedPages(list.searchParams)
  const { pages, total } = await listPagesWithChanges(db, asked)
  const removed = await listRemovedPages(db)
  const collections = [null, ...pageCollections].map((name) => ({
    value: name ?? '',
    label: collectionLabel(name, i18n.language),
  }))
  const t = translate(messages, i18n.language)
  const { admin } = payload.config.routes
  const address = `${admin}/collections/bf-pages`
  const { collectionSlug, columnState, enableRowSelections, hasCreatePermission, listPreferences, Table, viewType } =
    list
  const picker = {
    ...{ collectionSlug, columnState, enableRowSelections, hasCreatePermission, listPreferences, Table, viewType },
    ...{
      newDocumentURL: list.newDocumentURL,
      renderedFilters: list.renderedFilters,
      resolvedFilterOptions: list.resolvedFilterOptions,
    },
  }
  return (
    <DrawerOrPage picker={picker}>
      <Gutter className={css.list}>
        <StepName label={t('pages')} />
        <h1 className={css.heading}>{t('pages')}</h1>
        <div>
          <NewPage collections={collections} />
        </div>
        <PageFilterForm asked={asked} list={address} language={i18n.language} />
        {pages.length === 0 && <p className={css.address}>{t('list.nothing')}</p>}
        {[...groupBy(pages, (page) => page.collection)].map(([collection, entries]) => (
          <section
            key={collection ?? ''}
            className={css.collection}
            aria-label={collectionLabel(collection, i18n.language)}
          >
            <h2 className={css.name}>{collectionLabel(collection, i18n.language)}</h2>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('page')}</th>
                  <th scope="col">{t('status')}</th>
                  <th scope="col">{t('openChanges')}</th>
                  <th scope="col">{t('languages')}</th>
                  <th scope="col">{t('open')}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((page) => (
                  <PageRow key={page.id} page={page} admin={admin} language={i18n.language} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
        <PageSteps asked={asked} total={total} list={address} language={i18n.language} />
        <RemovedPages pages={removed} language={i18n.language} />
      </Gutter>
    </DrawerOrPage>
  )
}
