import { useState } from 'react'
import { useCreatePage } from '../../shell/new-page/use-create-page.ts'
import { BeginWith } from './begin-with.tsx'
import { usePagesWords } from './messages/use-pages-words.ts'
import { NewPage } from './new-page.tsx'

interface NewSitePageProps {
  /** The list that it goes into, by which what is typed is kept. */
  readonly list: string
  readonly collection?: string | null
  /** The container of the navigation that the page goes into. */
  readonly containerId?: string
}

/** A button that turns into a line for a new page's name, and the choice of what it begins with. */
export function NewSitePage({ list, collection = null, containerId }: NewSitePageProps) {
  const t = usePagesWords()
  const createPage = useCreatePage()
  const [template, setTemplate] = useState<string | null>(null)
  return (
    <NewPage
      list={list}
      label={t('newPage')}
      nameLabel={t('name')}
      missing={t('nameMissing')}
      onCreate={(name) =>
        createPage({ name, collection, ...(containerId && { containerId }), ...(template && { copyOf: template }) })
      }
    >
      <BeginWith collection={collection} value={template} onChange={setTemplate} />
    </NewPage>
  )
}
