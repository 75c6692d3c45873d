'use client'
import { Eye } from 'lucide-react'
import { useEditor, usePageEntries } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useOpenPreview } from '../shell/use-open-page.ts'
import { Tool } from './tool.tsx'
import css from './toolbar.module.css'

/** Leads to the page as visitors see it or will see it. On a phone it gives way to translations that are missing. */
export function PreviewTool() {
  const t = useToolWords()
  const { document } = useEditor()
  const page = usePageEntries()[document.pageId]
  const openPreview = useOpenPreview()
  if (!page) return null
  return (
    <Tool label={t('toolbar.preview')} className={css.preview} onClick={() => void openPreview(page)}>
      <Eye size={17} />
    </Tool>
  )
}
