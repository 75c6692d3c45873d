import { Settings2 } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const settingsPanel = definePanel({
  name: 'settings',
  label: { de: 'Einstellungen', fr: 'Réglages', en: 'Settings' },
  icon: Settings2,
  side: 'before',
  load: async () => (await import('./settings-panel.tsx')).SettingsPanel,
})
