'use client'
import { lazy, Suspense } from 'react'
import { useDialog } from '../editor-context.tsx'

const AddBlockDialog = lazy(() =>
  import('./add-block/add-block-dialog.tsx').then((module) => ({ default: module.AddBlockDialog })),
)
const MediaDialog = lazy(() => import('./media/media-dialog.tsx').then((module) => ({ default: module.MediaDialog })))
const FocalPointDialog = lazy(() =>
  import('./media/focal-point-dialog.tsx').then((module) => ({ default: module.FocalPointDialog })),
)
const PublishDialog = lazy(() =>
  import('./publish/publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })),
)
const RevertDialog = lazy(() =>
  import('./publish/revert-dialog.tsx').then((module) => ({ default: module.RevertDialog })),
)
const ConflictDialog = lazy(() =>
  import('./conflict/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
)
const QuestionDialog = lazy(() =>
  import('./question-dialog.tsx').then((module) => ({ default: module.QuestionDialog })),
)

/** Draws the one dialog that is open. Each comes with its own code, when it is first needed. */
export function DialogHost() {
  const [dialog, openDialog] = useDialog()
  const close = () => openDialog(null)
  if (!dialog) return null
  return (
    <Suspense>
      {dialog.type === 'addBlock' && <AddBlockDialog position={dialog.position} onClose={close} />}
      {dialog.type === 'media' && <MediaDialog accept={dialog.accept} onPick={dialog.onPick} onClose={close} />}
      {dialog.type === 'focalPoint' && (
        <FocalPointDialog mediaId={dialog.mediaId} onDone={dialog.onDone} onClose={close} />
      )}
      {(dialog.type === 'publish' || dialog.type === 'changes') && <PublishDialog onClose={close} />}
      {dialog.type === 'revert' && <RevertDialog onClose={close} />}
      {dialog.type === 'conflict' && <ConflictDialog conflictId={dialog.conflictId} onClose={close} />}
      {dialog.type === 'confirm' && <QuestionDialog question={dialog} onClose={close} />}
    </Suspense>
  )
}
