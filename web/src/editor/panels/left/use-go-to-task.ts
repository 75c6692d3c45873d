import type { Task } from '@blickfang/contract/api/v1/setup/tasks.ts'
import { useDialog, useShell } from '../../context/editor-context.tsx'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { usePanel } from '../use-panel.ts'

/** Leads to where a task is done: a page, a section of the settings, or the list of pages. */
export function useGoToTask(onLeave: () => void): (task: Task) => void {
  const shell = useShell()
  const openPage = useOpenPage()
  const [, openPanel] = usePanel()
  const [, openDialog] = useDialog()
  const openSettings = (section: string) => shell.setState({ settingsSection: section })
  return ({ kind, pageId, branchId }) => {
    // A dialog takes the place of this one.
    if (branchId) return openDialog({ type: 'branch', branchId, at: kind === 'hours' ? 'hours' : 'address' })
    onLeave()
    if (pageId) return openPage({ id: pageId, collection: null, slug: {} })
    if (kind === 'logo') return openSettings('header')
    if (kind === 'branch' || kind === 'hours') return openSettings('hours')
    openPanel('pageMenu')
  }
}
