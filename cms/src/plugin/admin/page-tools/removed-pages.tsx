import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import css from '../pages/pages-list.module.css'
import { messages } from '../texts/messages.generated.ts'
import { PageTools } from './page-tools.tsx'

/** The pages that were deleted, the latest first, each with the way back. */
export function RemovedPages({ pages, language }: { pages: readonly EditorPageEntry[]; language: string }) {
  if (pages.length === 0) return null
  return (
    <details>
      <summary className={css.summary}>
        {translate(messages, language)('structure.removedPages', { count: pages.length })}
      </summary>
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
