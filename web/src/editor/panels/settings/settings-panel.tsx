'use client'
import type { FunctionComponent } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { ContactSection, GameSection, SocialSection, TrackingSection } from './accounts-sections.tsx'
import { BookingSection } from './booking-section.tsx'
import { FeedWarning } from './feeds/feed-warning.tsx'
import { FeedsSection } from './feeds/feeds-section.tsx'
import { FooterSection } from './footer-section.tsx'
import { HeaderSection } from './header-section.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { EditorLanguageSection, LanguagesSection } from './languages-section.tsx'
import { OverlaySection, ThemeSection } from './overlay-section.tsx'
import styles from './settings-panel.module.css'
import { SignOut } from './sign-out.tsx'
import { type SectionProps, useChangeSettings } from './use-change-settings.ts'
import { useSavedMessage } from './use-saved-message.ts'

const sections: readonly (readonly [SectionName, FunctionComponent<SectionProps>])[] = [
  ['header', HeaderSection],
  ['booking', BookingSection],
  ['footer', FooterSection],
  ['editor', EditorLanguageSection],
  ['languages', LanguagesSection],
  ['theme', ThemeSection],
  ['overlay', OverlaySection],
  ['social', SocialSection],
  ['tracking', TrackingSection],
  ['feeds', FeedsSection],
  ['game', GameSection],
  ['contact', ContactSection],
  ['hours', HoursSection],
]
type SectionName =
  | 'header'
  | 'booking'
  | 'footer'
  | 'editor'
  | 'languages'
  | 'theme'
  | 'overlay'
  | 'social'
  | 'tracking'
  | 'feeds'
  | 'game'
  | 'contact'
  | 'hours'

/** The site's settings: live at once, saved value by value. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const t = useDialogWords()
  const settings = useSettings()
  const change = useChangeSettings()
  useSavedMessage(settings)
  return (
    <SidePanel title={t('settings.title')} closeLabel={t('close')} onClose={onClose}>
      {!settings && (
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
      {settings && (
        <>
          <p className={`${text.soft} ${styles.hint}`}>{t('settings.hint')}</p>
          <FeedWarning />
          {sections.map(([name, Section]) => (
            <Disclosure key={name} title={t(`settings.section.${name}`)}>
              <Section settings={settings} change={change} />
            </Disclosure>
          ))}
          <div className={styles.foot}>
            <SignOut />
          </div>
        </>
      )}
    </SidePanel>
  )
}
