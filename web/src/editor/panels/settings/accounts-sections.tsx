'use client'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { TextSetting } from './text/text-setting.tsx'
import type { SectionProps } from './use-change-settings.ts'

export function SocialSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { socialAccounts } = settings
  return (
    <>
      {(['instagram', 'facebook', 'linkedin'] as const).map((name) => (
        <TextSetting
          key={name}
          label={t(`settings.social.${name}`)}
          value={socialAccounts[name]}
          onSave={(value) => change('socialAccounts', { [name]: value })}
        />
      ))}
    </>
  )
}

export function TrackingSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { tracking } = settings
  return (
    <>
      {(['analytics', 'tagManager', 'pixel'] as const).map((name) => (
        <TextSetting
          key={name}
          label={t(`settings.tracking.${name}`)}
          {...(name === 'analytics' && { hint: t('settings.trackingHint') })}
          maxLength={40}
          value={tracking[name].id}
          onSave={(id) => change('tracking', { [name]: { id } })}
        />
      ))}
    </>
  )
}

export function ContactSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { contact } = settings
  return (
    <>
      <TextSetting
        kind="email"
        label={t('settings.email')}
        hint={t('settings.contactHint')}
        value={contact.email}
        onSave={(email) => change('contact', { email })}
      />
      <TextSetting
        label={t('settings.companyName')}
        value={contact.companyName}
        onSave={(companyName) => change('contact', { companyName })}
      />
      <TextSetting
        kind="count"
        label={t('settings.keepDays')}
        hint={t('settings.keepDaysHint')}
        maxLength={4}
        value={String(settings.forms.keepDays)}
        onSave={(text) => change('forms', { keepDays: Number(text) })}
      />
    </>
  )
}

/** Who gets the golf game's coupon. */
export function GameSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { game } = settings
  const count = (name: keyof typeof game, hint?: string) => (
    <TextSetting
      kind="count"
      label={t(`settings.game.${name}`)}
      {...(hint && { hint })}
      maxLength={5}
      value={String(game[name])}
      onSave={(text) => change('game', { [name]: Number(text) })}
    />
  )
  return (
    <>
      {count('roundMinutes', t('settings.game.hint'))}
      {count('couponsPerNetwork', t('settings.game.networkHint'))}
      {count('couponsPerDay')}
    </>
  )
}
