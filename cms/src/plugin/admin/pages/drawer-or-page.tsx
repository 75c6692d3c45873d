'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

/** Shows the tree on the page itself, and Payload's list where a drawer lets a person pick a page. */
export function DrawerOrPage({ picker, children }: { picker: ListViewClientProps; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? <DefaultListView {...picker} /> : children
}
