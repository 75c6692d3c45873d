'use client'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import {
  changesOf,
  isAllowedBeside,
  settingsValues,
} from '@blickfang/contract/content/settings-values/settings-values.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Section } from '@blickfang/contract/kernel/section/section.ts'
import { OptionForm } from '@blickfang/contract/options/option-form.tsx'
import { setOptions } from '@blickfang/contract/options/option-values.ts'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import text from '../../../ui/text.module.css'
import { setSettings } from '../../commands/set-settings.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { keptTexts } from '../../context/kept-texts.ts'
import { useWords } from '../../locales/words.tsx'
import { fontsPath, isPair, triedFonts, tryFonts } from '../../shell/settings/tried-fonts.ts'
import { isLogoPath, logoIds, triedLogos, tryLogos } from '../../shell/settings/tried-logos.ts'
import { pathsOf, triedTheme, tryTheme, withColor } from '../../shell/settings/tried-theme.ts'
import { useControlServices } from '../../shell/use-control-services.ts'
import css from './settings-panel.module.css'

interface SettingsSectionProps {
  readonly section: Section
  readonly settings: Settings
  /** Addition of the panel beside the section's options. */
  readonly children?: ReactNode
}

type Hold = boolean | 'left'

/**
 * A section of the settings, live at once. Typed text is in the journal from the first letter and saved when its field is left; a
 * colour shows on the page while the hand still moves and is saved when the system's window closes, or after a pause. Fonts and a logo are tried first.
 */
export function SettingsSection({ section, settings, children }: SettingsSectionProps) {
  const session = useEditor()
  const { language } = useWords()
  const lent = useControlServices()
  const services = useMemo(() => ({ ...lent, kept: keptTexts('settings') }), [lent])
  const form = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold>(false)
  const { theme } = useStore(triedTheme)
  const { logos } = useStore(triedLogos)
  const { pair } = useStore(triedFonts)
  const saved = settingsValues(settings)
  const looks = { ...(theme && pathsOf(theme)), ...(pair && { [fontsPath]: pair }), ...(logos && logoIds(logos)) }
  const values = setOptions(section.options, { ...saved, ...looks })
  // React's onChange is the browser's `input`; nothing of React's is its `change`, by which a window of colours closes.
  useEffect(() => {
    const element = form.current
    const close = ({ target }: Event) => isOfType(target, /^color$/) && session.release()
    element?.addEventListener('change', close)
    return () => {
      element?.removeEventListener('change', close)
      // A panel that is closed takes its inputs away without their being left.
      session.release()
    }
  }, [session])

  function change(path: string, value: unknown) {
    const tried = theme && withColor(theme, path, value)
    if (tried) return tryTheme(tried)
    if (path === fontsPath && isPair(value)) return tryFonts(value, settings.appearance.fonts)
    const medium = typeof value === 'string' ? session.document.media.getState()[value] : null
    if (isLogoPath(path) && medium !== undefined) return tryLogos({ ...logos, [path]: medium }, saved)
    session.run(setSettings, { values: changesOf(path, jsonSchema.parse(value)) }, { hold: hold.current })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its inputs, and is none itself
    <div
      ref={form}
      className={css.section}
      onChangeCapture={({ target }: FormEvent) => {
        hold.current = isOfType(target, /^color$/) || (!isChosen(target) && 'left')
      }}
      onChange={() => {
        hold.current = false
      }}
      onBlur={() => session.release()}
    >
      {section.hint && <p className={text.soft}>{labelIn(section.hint, language)}</p>}
      {children}
      <OptionForm
        id="setting"
        options={section.options}
        showWhen={section.showWhen}
        values={values}
        services={services}
        isAllowed={(path) => isAllowedBeside(section, values, path)}
        onChange={change}
      />
    </div>
  )
}

/** Whether a press ends the choice, as in a list or a box; typed text is ready when its field is left. */
function isChosen(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || isOfType(target, /^(checkbox|radio)$/)
}

function isOfType(target: EventTarget | null, type: RegExp): boolean {
  return target instanceof HTMLInputElement && type.test(target.type)
}
