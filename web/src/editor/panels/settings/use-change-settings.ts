import type { Settings } from '@blickfang/shared/content/settings.ts'
import { useCallback } from 'react'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { saveSettings } from '../../shell/settings/settings-store.ts'
import { useNotify } from '../../shell/use-notify.ts'

/** Changes values of one section of the settings; they show at once and are saved. */
export type ChangeSettings = <K extends keyof Settings>(section: K, values: Partial<Settings[K]>) => void

export interface SectionProps {
  readonly settings: Settings
  readonly change: ChangeSettings
}

export function useChangeSettings(): ChangeSettings {
  const t = useDialogWords()
  const notify = useNotify()
  return useCallback(
    (section, values) => {
      saveSettings((settings) => ({ ...settings, [section]: { ...settings[section], ...values } })).then(
        ({ result }) => {
          withToasts((toast) =>
            result === 'collision'
              ? toast.warning(t('settings.collision'), { duration: 10_000 })
              : toast.success(t('settings.saved'), { id: 'settings' }),
          )
        },
        (error: unknown) => notify.failure(error, t('settings.failed')),
      )
    },
    [t, notify],
  )
}
