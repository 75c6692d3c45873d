'use client'
import { ImageUp } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type DragEvent, type KeyboardEvent, useState } from 'react'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import css from '../fields.module.css'
import { useTools } from '../use-tools.ts'
import { chooseMedia } from './choose-media.ts'

interface EmptyPictureProps {
  readonly fieldId: string
  readonly label: string
  readonly attributes: ComponentProps<'div'> & Readonly<Record<`data-${string}`, string>>
}

/** Where a picture will stand: a click, Enter, a dropped or a pasted file fills it. */
export function EmptyPicture({ fieldId, label, attributes }: EmptyPictureProps) {
  const session = useEditor()
  const shell = useShell()
  const tools = useTools()
  const { engine: t } = useWords()
  const [isOver, setOver] = useState(false)
  const choose = (files: readonly File[] = []) => void chooseMedia(session, shell, { fieldId, files })

  function take(event: DragEvent | ClipboardEvent, files: FileList | undefined) {
    setOver(false)
    if (!files || files.length === 0) return
    event.preventDefault()
    choose([...files])
  }
  const ways = {
    onClick: () => choose(),
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.altKey) return
      event.preventDefault()
      choose()
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
  }
  return (
    <div className={css.noPicture} data-empty="" data-over={isOver || undefined} {...attributes} {...(tools && ways)}>
      <ImageUp size={24} strokeWidth={1.5} aria-hidden="true" />
      <span>{t('field.choosePicture')}</span>
      <small>{label}</small>
    </div>
  )
}
