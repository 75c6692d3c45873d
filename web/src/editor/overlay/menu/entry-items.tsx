'use client'
import type { KeptEntries } from '@blickfang/shared/kernel/block.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { BookOpen } from 'lucide-react'
import { leavePage } from '../../../ui/back/leave-page.ts'
import { useWords } from '../../locales/words.tsx'
import { Item } from './menu-item.tsx'

/** The ways to what a block shows and the admin keeps; the admin leads back here. */
export function EntryItems({ entries }: { entries: readonly KeptEntries[] }) {
  const { language } = useWords()
  return entries.map(({ collection, label }) => (
    <Item
      key={collection}
      icon={BookOpen}
      onSelect={() => leavePage(() => window.location.assign(adminHref(collection)))}
    >
      {labelIn(label, language)}
    </Item>
  ))
}

function adminHref(collection: string): string {
  const { pathname, search } = window.location
  return `/admin/collections/${collection}?${new URLSearchParams({ from: pathname + search })}`
}
