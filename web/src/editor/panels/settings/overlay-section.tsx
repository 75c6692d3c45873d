'use client'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { ColorSetting } from './color-setting.tsx'
import { withOverlay } from './overlay.ts'
import type { SectionProps } from './use-change-settings.ts'

export function OverlaySection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { appearance } = settings
  return (
    <>
      {(['triangle', 'bubble'] as const).map((shape) => (
        <SwitchField
          key={shape}
          label={t(`settings.${shape}`)}
          checked={appearance[shape]}
          onChange={(isOn) => change('appearance', withOverlay(appearance, shape, isOn))}
        />
      ))}
    </>
  )
}

export function ThemeSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { theme } = settings.appearance
  return (
    <>
      {(['primary', 'secondary', 'background', 'header', 'footer'] as const).map((name) => (
        <ColorSetting
          key={name}
          label={t(`color.${name}`)}
          value={theme[name]}
          onSave={(color) => change('appearance', { theme: { ...theme, [name]: color } })}
        />
      ))}
    </>
  )
}
