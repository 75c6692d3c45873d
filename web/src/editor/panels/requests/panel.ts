import { Inbox } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const requestsPanel = definePanel({
  name: 'requests',
  label: { de: 'Anfragen', fr: 'Demandes', en: 'Requests' },
  icon: Inbox,
  side: 'more',
  load: async () => (await import('./requests-panel.tsx')).RequestsPanel,
})
