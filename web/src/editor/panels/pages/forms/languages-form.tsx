'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { type Locale, localeName, locales } from '@blickfang/contract/kernel/locale.ts'
import { type FormEvent, useState } from 'react'
import { CheckField } from '../../../../ui/fields/check-field.tsx'
import text from '../../../../ui/text.module.css'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useSettings } from '../../../shell/settings/use-settings.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { FormButtons } from './form-buttons.tsx'

/** In which of the site's languages the page exists. */
export function LanguagesForm({ page, onClose }: { page: EditorPageEntry; onClose: () => void }) {
  const t = usePagesWords()
  const { language } = useWords()
  const session = useEditor()
  const active = useSettings()?.languages.active ?? []
  // What is not toggled here follows what somebody else decides meanwhile.
  const [toggled, setToggled] = useState<readonly Locale[]>([])
  const hidden = locales.filter((locale) => page.disallowedLanguages.includes(locale) !== toggled.includes(locale))
  const shown = active.filter((locale) => !hidden.includes(locale))
  const unaddressed = shown
    .filter((locale) => page.slug[locale] === undefined && !page.disallowedLanguages.includes(locale))
    .map((locale) => localeName(locale, language))
  const list = new Intl.ListFormat(intlLocale(language))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (shown.length === 0) return
    session.run(setPageValue, {
      pageId: page.id,
      key: 'disallowedLanguages',
      value: hidden.length > 0 ? hidden : null,
    })
    onClose()
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={text.soft}>{t('languagesHint')}</p>
      <div>
        {active.map((locale) => (
          <CheckField
            key={locale}
            label={localeName(locale, language)}
            checked={!hidden.includes(locale)}
            onChange={() =>
              setToggled(toggled.includes(locale) ? toggled.filter((other) => other !== locale) : [...toggled, locale])
            }
          />
        ))}
      </div>
      {unaddressed.length > 0 && (
        <p className={text.soft}>{t('languagesUnaddressed', { languages: list.format(unaddressed) })}</p>
      )}
      {shown.length === 0 && (
        <p className={text.soft} role="alert">
          {t('languagesNone')}
        </p>
      )}
      <FormButtons onCancel={onClose} disabled={shown.length === 0} />
    </form>
  )
}
