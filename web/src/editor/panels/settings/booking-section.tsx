'use client'
import { Choice } from '@blickfang/shared/options/choice.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import text from '../../../ui/text.module.css'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { TextSetting } from './text/text-setting.tsx'
import type { SectionProps } from './use-change-settings.ts'
import { useChoices } from './use-choices.ts'

export function BookingSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const choices = useChoices()
  const { bookingButton: booking } = settings
  const set = (values: Partial<typeof booking>) => change('bookingButton', values)
  return (
    <>
      <SwitchField
        label={t('settings.bookingActive')}
        checked={booking.active}
        onChange={(active) => set({ active })}
      />
      {booking.active && (
        <>
          <Choice
            label={t('settings.bookingPosition')}
            value={booking.position}
            offered={choices.sides}
            onChange={(position) => set({ position })}
          />
          <SelectField
            label={t('settings.color')}
            value={booking.color}
            options={choices.colors}
            onChange={(color) => set({ color })}
          />
        </>
      )}
      <p className={text.soft}>{t('settings.bookingLeads')}</p>
      <SwitchField
        label={t('settings.useShore')}
        checked={booking.useShoreBooking}
        onChange={(useShoreBooking) => set({ useShoreBooking })}
      />
      {booking.useShoreBooking && <TextSetting label={t('settings.shoreCompany')} name="bookingButton.shoreCompany" />}
      <TextSetting label={t('settings.bookingCompany')} name="bookingButton.companyName" />
      <TextSetting
        kind="url"
        label={t('settings.bookingUrl')}
        placeholder="https://"
        maxLength={2000}
        name="bookingButton.url"
      />
      <TextSetting kind="email" label={t('settings.email')} name="bookingButton.email" />
      <TextSetting kind="phone" label={t('settings.phone')} name="bookingButton.phone" />
      <TextSetting kind="url" label={t('settings.website')} placeholder="https://" name="bookingButton.website" />
    </>
  )
}
