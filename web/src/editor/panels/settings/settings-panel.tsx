'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Images, Newspaper, ShieldCheck, UserPlus } from 'lucide-react'
import type { FunctionComponent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useDialog } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { useMayInvite } from '../../shell/account/own-account.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import type { PanelProps } from '../define-panel.ts'
import { PaletteChoice } from './colors/palette-choice.tsx'
import { FeedWarning } from './feeds/feed-warning.tsx'
import { FeedsState } from './feeds/feeds-state.tsx'
import { FontSamples } from './fonts/font-samples.tsx'
import { FooterReset } from './footer/footer-reset.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { useSettingsWords } from './messages/use-settings-words.ts'
import { OwnLanguage } from './own-language.tsx'
import { addedTo, panelSections } from './panel-sections.ts'
import css from './settings-panel.module.css'
import { SettingsSection } from './settings-section.tsx'
import { SignOut } from './sign-out.tsx'
import { TriedBox } from './tried-box.tsx'
import { useAskedSection } from './use-asked-section.ts'
import { useSavedMessage } from './use-saved-message.ts'

/** Additions of the panel beside the options of a section. */
const additions: { readonly [section in (typeof addedTo)[number]]: FunctionComponent } = {
  editor: OwnLanguage,
  feeds: FeedsState,
  fonts: FontSamples,
  footer: FooterReset,
  header: LogoTrial,
  hours: HoursSection,
  theme: PaletteChoice,
}

/** Says in the section of the logo that one is only tried. */
function LogoTrial() {
  return <TriedBox isOf="logo" />
}

/** The site's settings: live at once, saved value by value. */
export function SettingsPanel({ title, onClose }: PanelProps) {
  const t = useSettingsWords()
  const settings = useSettings()
  const [, openDialog] = useDialog()
  const { language } = useWords()
  const mayInvite = useMayInvite()
  useSavedMessage()
  useAskedSection(settings !== null)
  return (
    <SidePanel title={title} closeLabel={t('close')} onClose={onClose}>
      {!settings && (
        <div className={css.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
      {settings && (
        <>
          <p className={`${text.soft} ${css.hint}`}>{t('hint')}</p>
          <FeedWarning />
          {panelSections.map((section) => {
            const Addition = Object.entries(additions).find(([name]) => name === section.name)?.[1]
            return (
              <Disclosure key={section.name} name={section.name} title={labelIn(section.label, language)}>
                <SettingsSection section={section} settings={settings}>
                  {Addition && <Addition />}
                </SettingsSection>
              </Disclosure>
            )
          })}
          <div className={css.foot}>
            <Button
              variant="quiet"
              icon={<Images size={16} />}
              onClick={() => openDialog({ type: 'media', accept: 'all', onPick: null })}
            >
              {t('library')}
            </Button>
            <Button
              variant="quiet"
              icon={<Newspaper size={16} />}
              onClick={() => openDialog({ type: 'changelog', isAll: true })}
            >
              {t('news')}
            </Button>
            {mayInvite && (
              <Button variant="quiet" icon={<UserPlus size={16} />} onClick={() => openDialog({ type: 'people' })}>
                {t('people')}
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<ShieldCheck size={16} />}
              onClick={() => openDialog({ type: 'secondFactor' })}
            >
              {t('secondFactor')}
            </Button>
            <SignOut />
          </div>
        </>
      )}
    </SidePanel>
  )
}
