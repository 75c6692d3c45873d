import { BookOpen } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const entriesPanel = definePanel({
  name: 'entries',
  label: { de: 'Stellen und Inserate', fr: 'Postes et annonces', en: 'Jobs and adverts' },
  icon: BookOpen,
  side: 'more',
  load: async () => (await import('./entries-panel.tsx')).EntriesPanel,
})
