'use client'
import { EditGroup } from './edit-group.tsx'
import css from './edit-page.module.css'
import { useBlocks } from './editor-context.tsx'
import { useTools } from './fields/use-tools.ts'

/** The blocks of the page in edit mode. */
export function EditPage() {
  const blocks = useBlocks()
  const tools = useTools()
  return (
    <div className={css.page} data-editing={tools ? '' : undefined}>
      {blocks.map((id, index) => (
        <EditGroup key={id} id={id} index={index} />
      ))}
    </div>
  )
}
