'use client'

import { DefaultListView, useListDrawerContext, useStepNav, useTranslation } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { type ReactNode, useEffect } from 'react'
import { labelIn } from 'shared/kernel/label.ts'
import { adminTexts } from '../texts/admin-texts.ts'

/** Shows the tree on the page itself, and Payload's list where a drawer lets a person pick a page. */
export function DrawerOrPage({ picker, children }: { picker: ListViewClientProps; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext()
  const { setStepNav } = useStepNav()
  const { i18n } = useTranslation()
  useEffect(() => {
    if (!isInDrawer) setStepNav([{ label: labelIn(adminTexts.pages, i18n.language) }])
  }, [isInDrawer, setStepNav, i18n.language])
  return isInDrawer ? <DefaultListView {...picker} /> : children
}
