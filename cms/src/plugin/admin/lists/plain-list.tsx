'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import css from './plain-list.module.css'

/** Payload's list without the boxes to tick: for what nobody can change or delete several of at once. */
export function PlainList(list: ListViewClientProps) {
  return (
    <div className={css.plain}>
      <DefaultListView {...list} />
    </div>
  )
}
