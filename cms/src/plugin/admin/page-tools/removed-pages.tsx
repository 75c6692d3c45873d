import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import css from '../pages/pages-list.module.css'
import { structureTexts } from '../texts/structure-texts.ts'
import { PageTools } from './page-tools.tsx'

/** The pages that were deleted, the latest first, each with the way back. */
export function RemovedPages({ pages, language }: { pages: readonly EditorPageEntry[]; language: string }) {
  if (pages.length === 0) return null
  return (
    <details>
      <summary className={css.summary}>{`${labelIn(structureTexts.removedPages, language)} (${pages.length})`}</summary>
      <ul className={css.removed}>
        {pages.map((page) => {
          const name = page.name[language] ?? Object.values(page.name)[0] ?? page.id
          return (
            <li key={page.id}>
              <span>{name}</span>
              <PageTools page={page} name={name} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
