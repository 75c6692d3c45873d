'use client'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { ColorSetting } from './color-setting.tsx'
import { withOverlay } from './overlay.ts'
import type { SectionProps } from './use-change-settings.ts'

export function OverlaySection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { appearance } = settings
  const { gradient, theme } = appearance
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
      <SwitchField
        label={t('settings.gradient')}
        hint={t('settings.gradientHint')}
        checked={gradient.enabled}
        onChange={(enabled) => change('appearance', { gradient: { ...gradient, enabled } })}
      />
      {gradient.enabled &&
        (['from', 'to'] as const).map((end) => (
          <ColorSetting
            key={end}
            label={t(`settings.gradientEnd.${end}`)}
            name={`appearance.gradient.${end}`}
            fallback={end === 'from' ? theme.primary : theme.secondary}
          />
        ))}
    </>
  )
}

export function ThemeSection() {
  const t = useDialogWords()
  return (
    <>
      {(['primary', 'secondary', 'background', 'header', 'footer'] as const).map((name) => (
        <ColorSetting key={name} label={t(`color.${name}`)} name={`appearance.theme.${name}`} />
      ))}
    </>
  )
}
