'use client'
import type { KeptEntries } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { entriesFrom } from '@blickfang/contract/sources/entries-from.ts'
import { BookOpen } from 'lucide-react'
import { leavePage } from '../../../ui/back/leave-page.ts'
import { useWords } from '../../locales/words.tsx'
import { Item } from './menu-item.tsx'

/** The ways to what a block shows and the admin keeps; the admin leads back here. */
export function EntryItems({ entries }: { entries: readonly KeptEntries[] }) {
  const { language } = useWords()
  return entries.map(({ collection, label }) => (
    <Item key={collection} icon={BookOpen} onSelect={() => leavePage(() => openEntries(collection))}>
      {labelIn(label, language)}
    </Item>
  ))
}

function openEntries(collection: string): void {
  const { pathname, search } = window.location
  window.sessionStorage.setItem(entriesFrom, pathname + search)
  window.location.assign(`/admin/collections/${collection}`)
}
