import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useDialog, useEditor, usePageEntry } from '../../../context/editor-context.tsx'
import { translateHash } from '../../../shell/translation/translate-hash.ts'
import { useOpenPage } from '../../../shell/use-open-page.ts'

/** Opens the translation of the page into a language, over in that language if need be: a step of undo is one of the page in its language. */
export function useOpenTranslate(onLeave: () => void): (locale: Locale) => void {
  const [, openDialog] = useDialog()
  const { document } = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  return (locale) => {
    onLeave()
    if (locale === document.locale) openDialog({ type: 'translate' })
    else if (entry) openPage(entry, { locale, query: 'toolbar=1', hash: translateHash })
  }
}
