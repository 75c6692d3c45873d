'use client'
import { CalendarCheck, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingHref } from '../../../../site/booking/booking-address.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../../../ui/menu.tsx'
import { useEditor } from '../../../context/editor-context.tsx'
import { useSettings } from '../../../shell/settings/use-settings.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'

interface BookingRowProps {
  menu: readonly MenuItem[]
  grip: ReactNode
  steps: ReactNode
  note: string | undefined
}

/** The shop's booking in the header's menu. Without an address in the settings visitors do not see it, and the row says so. */
export function BookingRow({ menu, grip, steps, note }: BookingRowProps) {
  const t = usePagesWords()
  const { locale } = useEditor().document
  const settings = useSettings()
  const leads = !settings || bookingHref({ ...settings, locale }) !== null
  return (
    <div className={css.row} data-leads={leads}>
      {grip}
      <span className={css.status}>
        <CalendarCheck size={15} aria-hidden="true" />
      </span>
      <span className={css.name}>
        {t('booking')}
        {note && <span className={css.note}>{note}</span>}
        {!leads && <span className={css.note}>{t('bookingMissing')}</span>}
      </span>
      <span className={css.steps}>{steps}</span>
      <Menu
        label={t('menuOf', { name: t('booking') })}
        items={menu}
        trigger={
          <IconButton small tip="none" label={t('menuOf', { name: t('booking') })}>
            <EllipsisVertical size={16} />
          </IconButton>
        }
      />
    </div>
  )
}
