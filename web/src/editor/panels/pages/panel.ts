import { FileStack } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const pagesPanel = definePanel({
  name: 'pageMenu',
  label: { de: 'Seiten', fr: 'Pages', en: 'Pages' },
  icon: FileStack,
  side: 'after',
  load: async () => (await import('./pages-panel.tsx')).PagesPanel,
})
