'use client'
import { startTransition, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EditGroup } from './edit-group.tsx'
import css from './edit-page.module.css'
import { useBlocks, useDialog } from './editor-context.tsx'
import { useTools } from './fields/use-tools.ts'
import { useWords } from './locales/words.tsx'

/** The blocks of the page in edit mode. */
export function EditPage() {
  const blocks = useBlocks()
  const tools = useTools()
  const count = useRenderedCount()
  return (
    <div className={css.page} data-editing={tools ? '' : undefined}>
      {blocks.slice(0, count).map((id, index) => (
        <EditGroup key={id} id={id} index={index} />
      ))}
      {tools && blocks.length === 0 && <FirstBlock />}
    </div>
  )
}

/** So many blocks come with the page itself; of a longer one the rest follows once these can be typed in. */
const atOnce = 40

function useRenderedCount(): number {
  const [count, setCount] = useState(atOnce)
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), [])
  return count
}

/** An empty page offers its first block. */
function FirstBlock() {
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  return (
    <div className={css.first}>
      <p>{t('plus.empty')}</p>
      <Button variant="solid" onClick={() => openDialog({ type: 'addBlock', position: 'start' })}>
        {t('plus.first')}
      </Button>
    </div>
  )
}
