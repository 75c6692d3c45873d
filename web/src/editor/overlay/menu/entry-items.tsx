'use client'
import { findEntries, outsideEntries } from '@blickfang/contract/entries/entry-values.ts'
import type { KeptEntries } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { BookOpen, Plus } from 'lucide-react'
import { Fragment } from 'react'
import { useShell } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { openInAdmin } from '../../shell/collections/open-in-admin.ts'
import { Item } from './menu-item.tsx'

/** The ways to what comes to a block from outside services, to be read. */
export function OutsideItems({ sources }: { sources: readonly Pick<Source, 'name'>[] }) {
  const { language } = useWords()
  const shell = useShell()
  const shown = outsideEntries.filter(({ collection }) => sources.some(({ name }) => name === collection))
  return shown.map(({ collection, label }) => (
    <Item
      key={collection}
      icon={BookOpen}
      onSelect={() => shell.setState({ entriesAsked: { collection, open: null } })}
    >
      {labelIn(label, language)}
    </Item>
  ))
}

/** The ways to what a block shows that is no page: into their panel, or to the admin, which leads back here. */
export function EntryItems({ entries }: { entries: readonly KeptEntries[] }) {
  const { language } = useWords()
  const shell = useShell()
  return entries.map(({ collection, label }) => {
    const known = findEntries(collection)
    const open = (what: 'new' | null) => shell.setState({ entriesAsked: { collection, open: what } })
    return (
      <Fragment key={collection}>
        {known && (
          <Item icon={Plus} onSelect={() => open('new')}>
            {labelIn(known.add, language)}
          </Item>
        )}
        <Item icon={BookOpen} onSelect={() => (known ? open(null) : openInAdmin(collection))}>
          {labelIn(label, language)}
        </Item>
      </Fragment>
    )
  })
}
