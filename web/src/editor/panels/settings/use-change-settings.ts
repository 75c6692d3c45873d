import type { Settings } from '@blickfang/shared/content/settings.ts'
import { valuesBelow } from '@blickfang/shared/content/settings-values/settings-values.ts'
import { jsonSchema } from '@blickfang/shared/kernel/json.ts'
import { useCallback } from 'react'
import { setSettings } from '../../commands/set-settings.ts'
import { useEditor } from '../../context/editor-context.tsx'

/** Changes values of one section of the settings: journalled and sent like everything that is edited. */
export type ChangeSettings = <K extends keyof Settings>(section: K, values: Partial<Settings[K]>) => void

export interface SectionProps {
  readonly settings: Settings
  readonly change: ChangeSettings
}

export function useChangeSettings(): ChangeSettings {
  const session = useEditor()
  return useCallback(
    (section, values) => {
      session.run(setSettings, { values: valuesBelow(jsonSchema.parse(values), section) })
    },
    [session],
  )
}
