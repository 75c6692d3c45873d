'use client'
import type { Settings } from '@blickfang/shared/content/settings.ts'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { TextSetting } from './text/text-setting.tsx'

export function SocialSection() {
  const t = useDialogWords()
  return (
    <>
      {(['instagram', 'facebook', 'linkedin'] as const).map((name) => (
        <TextSetting key={name} label={t(`settings.social.${name}`)} name={`socialAccounts.${name}`} />
      ))}
    </>
  )
}

export function TrackingSection() {
  const t = useDialogWords()
  return (
    <>
      {(['analytics', 'tagManager', 'pixel'] as const).map((name) => (
        <TextSetting
          key={name}
          label={t(`settings.tracking.${name}`)}
          {...(name === 'analytics' && { hint: t('settings.trackingHint') })}
          maxLength={40}
          name={`tracking.${name}.id`}
        />
      ))}
    </>
  )
}

export function ContactSection() {
  const t = useDialogWords()
  return (
    <>
      <TextSetting kind="email" label={t('settings.email')} hint={t('settings.contactHint')} name="contact.email" />
      <TextSetting label={t('settings.companyName')} name="contact.companyName" />
      <TextSetting
        kind="count"
        label={t('settings.keepDays')}
        hint={t('settings.keepDaysHint')}
        maxLength={4}
        name="forms.keepDays"
      />
    </>
  )
}

/** Who gets the golf game's coupon. */
export function GameSection() {
  const t = useDialogWords()
  const count = (name: keyof Settings['game'], hint?: string) => (
    <TextSetting
      kind="count"
      label={t(`settings.game.${name}`)}
      {...(hint && { hint })}
      maxLength={5}
      name={`game.${name}`}
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
