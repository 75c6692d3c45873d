import { ListTree } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const outlinePanel = definePanel({
  name: 'outline',
  label: { de: 'Aufbau der Seite', fr: 'Structure de la page', en: 'Outline of the page' },
  icon: ListTree,
  side: 'more',
  isBeside: true,
  load: async () => (await import('./outline-panel.tsx')).OutlinePanel,
})
