'use client'
import { Button } from '../ui/button.tsx'
import { EditGroup } from './edit-group.tsx'
import css from './edit-page.module.css'
import { useBlocks, useDialog } from './editor-context.tsx'
import { useTools } from './fields/use-tools.ts'
import { useWords } from './locales/words.tsx'
import { useRenderedCount } from './use-rendered-count.ts'

/** The blocks of the page in edit mode. */
export function EditPage() {
  const blocks = useBlocks()
  const tools = useTools()
  const count = useRenderedCount(blocks.length)
  return (
    <div className={css.page} data-editing={tools ? '' : undefined}>
      {blocks.slice(0, count).map((id, index) => (
        <EditGroup key={id} id={id} index={index} />
      ))}
      {blocks.length > count && (
        <div aria-hidden="true" style={{ height: `${(blocks.length - count) * usualHeight}rem` }} />
      )}
      {tools && blocks.length === 0 && <FirstBlock />}
    </div>
  )
}

/** What a block that is not there yet is taken to be high, in rem, as in the styles: so a page that is read anew finds its place again. */
const usualHeight = 40

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
