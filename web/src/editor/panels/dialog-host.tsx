'use client'
import type { ComponentType } from 'react'
import type { Part } from '../../ui/parts/define-part.ts'
import { ShownPart } from '../../ui/parts/shown-part.tsx'
import { useDialog, useShell } from '../context/editor-context.tsx'
import { dialogs } from './dialogs.generated.ts'

/** The registry pairs each dialog with what it is opened with, which one that may be any of them cannot say. */
const anyDialogs = dialogs as unknown as Readonly<Record<string, Part<ComponentType<object>>>>

/** Draws the one dialog that is open. */
export function DialogHost() {
  const [dialog, openDialog] = useDialog()
  const shell = useShell()
  const part = dialog && anyDialogs[dialog.type]
  if (!part) return null
  const { type, ...asked } = dialog
  // Who waited for an answer, and has been closed meanwhile, closes nothing that was opened since.
  const onClose = () => {
    if (shell.getState().dialog === dialog) openDialog(null)
  }
  return <ShownPart key={type} part={part} onClose={onClose} props={{ ...asked, onClose }} />
}
