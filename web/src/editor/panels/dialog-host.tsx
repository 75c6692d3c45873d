'use client'
import { definePart } from '../../ui/parts/define-part.ts'
import { ShownPart } from '../../ui/parts/shown-part.tsx'
import { useDialog, usePageEntry } from '../context/editor-context.tsx'

const addBlock = definePart(async () => (await import('./add-block/add-block-dialog.tsx')).AddBlockDialog)
const media = definePart(async () => (await import('./media/media-dialog.tsx')).MediaDialog)
const focalPoint = definePart(async () => (await import('./media/focal-point-dialog.tsx')).FocalPointDialog)
const alt = definePart(async () => (await import('./media/alt-dialog.tsx')).AltDialog)
const publish = definePart(async () => (await import('./publish/publish-dialog.tsx')).PublishDialog)
const revert = definePart(async () => (await import('./publish/revert-dialog.tsx')).RevertDialog)
const conflict = definePart(async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog)
const pageForm = definePart(async () => (await import('./pages/forms/page-dialog.tsx')).PageDialog)
const missing = definePart(async () => (await import('./publish/missing-dialog.tsx')).MissingDialog)
const problems = definePart(async () => (await import('./conflict/problems-dialog.tsx')).ProblemsDialog)
const question = definePart(async () => (await import('./question-dialog.tsx')).QuestionDialog)

/** Draws the one dialog that is open. */
export function DialogHost() {
  const [dialog, openDialog] = useDialog()
  const page = usePageEntry()
  const onClose = () => openDialog(null)
  switch (dialog?.type) {
    case undefined:
      return null
    case 'addBlock':
      return <ShownPart part={addBlock} onClose={onClose} props={{ position: dialog.position, onClose }} />
    case 'media':
      return (
        <ShownPart
          part={media}
          onClose={onClose}
          props={{ accept: dialog.accept, files: dialog.files ?? [], onPick: dialog.onPick, onClose }}
        />
      )
    case 'focalPoint':
      return (
        <ShownPart
          part={focalPoint}
          onClose={onClose}
          props={{ mediaId: dialog.mediaId, onDone: dialog.onDone, onClose }}
        />
      )
    case 'alt': {
      const { mediaId, locale } = dialog
      return <ShownPart part={alt} onClose={onClose} props={{ mediaId, locale, onClose }} />
    }
    case 'publish':
    case 'changes':
      return <ShownPart part={publish} onClose={onClose} props={{ onClose }} />
    case 'revert':
      return <ShownPart part={revert} onClose={onClose} props={{ onClose }} />
    case 'conflict':
      return <ShownPart part={conflict} onClose={onClose} props={{ conflictId: dialog.conflictId, onClose }} />
    case 'missing':
      return <ShownPart part={missing} onClose={onClose} props={{ onClose }} />
    case 'problems':
      return <ShownPart part={problems} onClose={onClose} props={{ onClose }} />
    case 'page': {
      const { part, locale } = dialog
      return page && <ShownPart part={pageForm} onClose={onClose} props={{ page, part, locale, onClose }} />
    }
    case 'confirm':
      return <ShownPart part={question} onClose={onClose} props={{ question: dialog, onClose }} />
  }
}
