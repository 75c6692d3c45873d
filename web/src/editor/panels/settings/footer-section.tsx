'use client'
import { Choice } from '@blickfang/shared/options/choice.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { TextSetting } from './text/text-setting.tsx'
import type { SectionProps } from './use-change-settings.ts'
import { useChoices } from './use-choices.ts'

export function FooterSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const choices = useChoices()
  const { footer, appearance } = settings
  const set = (values: Partial<typeof footer>) => change('footer', values)
  return (
    <>
      <SelectField
        label={t('settings.color')}
        value={appearance.footerColor}
        options={choices.footerColors}
        onChange={(footerColor) => change('appearance', { footerColor })}
      />
      <SwitchField
        label={t('settings.useBusinessData')}
        hint={t('settings.useBusinessDataHint')}
        checked={footer.useBusinessDataFromLookUp}
        onChange={(useBusinessDataFromLookUp) => set({ useBusinessDataFromLookUp })}
      />
      {!footer.useBusinessDataFromLookUp && (
        <>
          <TextSetting label={t('settings.street')} name="footer.street" />
          <TextSetting label={t('settings.city')} name="footer.city" />
          <TextSetting kind="email" label={t('settings.email')} name="footer.email" />
          <TextSetting kind="phone" label={t('settings.phone')} maxLength={40} name="footer.phone" />
        </>
      )}
      <Choice
        label={t('settings.logoSize')}
        value={footer.logoSize}
        offered={choices.sizes}
        onChange={(logoSize) => set({ logoSize })}
      />
      <SwitchField
        label={t('settings.upperCase')}
        checked={footer.upperCase}
        onChange={(upperCase) => set({ upperCase })}
      />
      <SwitchField
        label={t('settings.showTerms')}
        checked={footer.links.showTerms}
        onChange={(showTerms) => set({ links: { showTerms } })}
      />
    </>
  )
}
