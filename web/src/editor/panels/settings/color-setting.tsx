'use client'
import { settingAt } from '@blickfang/shared/content/settings-values/settings-values.ts'
import { useEffect, useRef } from 'react'
import { setSettings } from '../../commands/set-settings.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useSettings } from '../../shell/settings/use-settings.ts'
import styles from './color-setting.module.css'

interface ColorSettingProps {
  /** Path of the setting. */
  name: string
  label: string
  /** #rrggbb, shown while the setting is empty. */
  fallback?: string
}

/**
 * A colour. It shows on the page and is in the journal while the hand still moves in the system's colour window; it is saved
 * when that closes, which the browser tells by `change`, or after a pause.
 */
export function ColorSetting({ name, label, fallback = '#000000' }: ColorSettingProps) {
  const session = useEditor()
  const settings = useSettings()
  const input = useRef<HTMLInputElement>(null)
  // React's onChange is the browser's `input`; nothing of React's is its `change`.
  useEffect(() => {
    const element = input.current
    const close = () => session.release()
    element?.addEventListener('change', close)
    return () => {
      element?.removeEventListener('change', close)
      session.release()
    }
  }, [session])
  return (
    <label className={styles.row}>
      {label}
      <input
        ref={input}
        type="color"
        className={styles.swatch}
        value={String((settings && settingAt(settings, name)) || fallback)}
        onChange={(event) => session.run(setSettings, { values: { [name]: event.target.value } }, { hold: true })}
        onBlur={() => session.release()}
      />
    </label>
  )
}
