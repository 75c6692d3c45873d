'use client'
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
  return (
    <div className={css.page} data-editing={tools ? '' : undefined}>
      {blocks.map((id, index) => (
        <EditGroup key={id} id={id} index={index} />
      ))}
      {tools && blocks.length === 0 && <FirstBlock />}
    </div>
  )
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
