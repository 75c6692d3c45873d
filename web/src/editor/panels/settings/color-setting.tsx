'use client'
import { useEffect, useState } from 'react'
import styles from './color-setting.module.css'

interface ColorSettingProps {
  label: string
  /** #rrggbb. */
  value: string
  onSave: (value: string) => void
}

/** A colour; saved when the system's colour window has been left, not while the hand still moves in it. */
export function ColorSetting({ label, value, onSave }: ColorSettingProps) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return (
    <label className={styles.row}>
      {label}
      <input
        type="color"
        className={styles.swatch}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== value && onSave(draft)}
      />
    </label>
  )
}
