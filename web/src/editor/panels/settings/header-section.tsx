'use client'
import { Choice } from '@blickfang/shared/options/choice.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { MediaSetting } from './media-setting.tsx'
import { TextSetting } from './text/text-setting.tsx'
import type { SectionProps } from './use-change-settings.ts'
import { useChoices } from './use-choices.ts'

export function HeaderSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const choices = useChoices()
  const { header, appearance } = settings
  const set = (values: Partial<typeof header>) => change('header', values)
  return (
    <>
      <Choice
        label={t('settings.headerBackground')}
        value={appearance.header}
        offered={choices.headerBackgrounds}
        onChange={(value) => change('appearance', { header: value })}
      />
      <SwitchField
        label={t('settings.opaqueOnMobile')}
        checked={appearance.opaqueHeaderOnMobile}
        onChange={(opaqueHeaderOnMobile) => change('appearance', { opaqueHeaderOnMobile })}
      />
      <SwitchField
        label={t('settings.logoOnMobile')}
        checked={appearance.showLogoOnMobile}
        onChange={(showLogoOnMobile) => change('appearance', { showLogoOnMobile })}
      />
      <MediaSetting label={t('settings.logo')} value={header.logo} onSave={(logo) => set({ logo })} />
      <MediaSetting
        label={t('settings.alternativeLogo')}
        value={header.alternativeLogo}
        isForDark
        onSave={(alternativeLogo) => set({ alternativeLogo })}
      />
      <MediaSetting label={t('settings.icon')} value={header.icon} onSave={(icon) => set({ icon })} />
      <SwitchField
        label={t('settings.useAlternativeLogo')}
        checked={header.useAlternativeLogo}
        onChange={(useAlternativeLogo) => set({ useAlternativeLogo })}
      />
      <Choice
        label={t('settings.logoSize')}
        value={header.logoSize}
        offered={choices.sizes}
        onChange={(logoSize) => set({ logoSize })}
      />
      <Choice
        label={t('settings.logoPosition')}
        value={header.logoPosition}
        offered={choices.positions}
        onChange={(logoPosition) => set({ logoPosition })}
      />
      <SwitchField
        label={t('settings.boldHeader')}
        checked={header.boldHeaderFont}
        onChange={(boldHeaderFont) => set({ boldHeaderFont })}
      />
      <SwitchField
        label={t('settings.upperCase')}
        checked={header.upperCase}
        onChange={(upperCase) => set({ upperCase })}
      />
      <SwitchField
        label={t('settings.useBusinessData')}
        hint={t('settings.headerDataHint')}
        checked={header.useBusinessDataFromLookUp}
        onChange={(useBusinessDataFromLookUp) => set({ useBusinessDataFromLookUp })}
      />
      <SwitchField
        label={t('settings.loginLink')}
        checked={header.loginPage.useLinkToLoginPage}
        onChange={(useLinkToLoginPage) => set({ loginPage: { ...header.loginPage, useLinkToLoginPage } })}
      />
      {header.loginPage.useLinkToLoginPage && (
        <TextSetting
          kind="url"
          label={t('settings.loginUrl')}
          placeholder="https://"
          maxLength={2000}
          name="header.loginPage.url"
        />
      )}
    </>
  )
}
