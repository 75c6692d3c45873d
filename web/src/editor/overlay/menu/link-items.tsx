'use client'
import { SquarePen } from 'lucide-react'
import { leavePage } from '../../../ui/back/leave-page.ts'
import { editHrefOf } from '../../address/edit-address.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { pageAt } from '../../fields/resolve-link.ts'
import { useWords } from '../../locales/words.tsx'
import { Item, Line } from './menu-item.tsx'

/** The way to the page behind a link, in edit mode: links themselves lead nowhere while tools are on. */
export function LinkItems({ anchor }: { anchor: HTMLAnchorElement | null }) {
  const { engine: t } = useWords()
  const { document } = useEditor()
  const target = anchor && (anchor.href || absolute(anchor.dataset.href))
  const href = target && editHrefOf(target, window.location, (path) => pageAt(document, path))
  if (!href) return null
  return (
    <>
      <Item icon={SquarePen} onSelect={() => leavePage(() => window.location.assign(href))}>
        {t('menu.editPage')}
      </Item>
      <Line />
    </>
  )
}

function absolute(path: string | undefined): string {
  return path ? new URL(path, window.location.href).href : ''
}
