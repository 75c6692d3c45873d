import type { EntryCollection, EntryField } from '@blickfang/contract/entries/define-entries.ts'
import { type EntryValues, entryKey } from '@blickfang/contract/entries/entry-values.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { OptionForm } from '@blickfang/contract/options/option-form.tsx'
import { setOptions } from '@blickfang/contract/options/option-values.ts'
import type { ReferenceList } from '@blickfang/contract/options/reference/option.ts'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import text from '../../../ui/text.module.css'
import { setEntry } from '../../commands/entries/set-entry.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { keptTexts } from '../../context/kept-texts.ts'
import { useWords } from '../../locales/words.tsx'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { useControlServices } from '../../shell/use-control-services.ts'
import css from './entries.module.css'
import { EntryRows } from './entry-rows.tsx'
import { FormattedText } from './formatted-text.tsx'
import { useEntriesWords } from './messages/use-entries-words.ts'

interface EntryFieldsProps {
  readonly entries: EntryCollection
  readonly id: string
  readonly values: EntryValues
}

/** The parts of an entry. Typed words are in the journal from the first letter and saved when they are left; a choice is saved at once. */
export function EntryFields({ entries, id, values }: EntryFieldsProps) {
  const session = useEditor()
  const isTyping = useRef(false)
  const [locale, setLocale] = useState<Locale>(session.document.locale)
  const services = useServices(`entry.${id}.${locale}`, locale)
  // A panel that is closed takes its inputs away without their being left.
  useEffect(() => () => session.release(), [session])
  const named = entries.fields[entries.title]
  const hasTitle = !named?.isByLanguage || Boolean(values[entryKey(named, entries.title, locale)])

  function change(field: EntryField, name: string, value: unknown) {
    const hold = isTyping.current && 'left'
    session.run(setEntry, { id, key: entryKey(field, name, locale), value: jsonSchema.parse(value) }, { hold })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its inputs, and is none itself
    <div
      className={css.form}
      onChangeCapture={({ target }: FormEvent) => {
        isTyping.current = target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type)
      }}
      onChange={() => {
        isTyping.current = false
      }}
      onBlur={() => session.release()}
    >
      {named?.isByLanguage && <Languages chosen={locale} hasTitle={hasTitle} onChoose={setLocale} />}
      {Object.entries(entries.fields).map(([name, field]) => {
        const key = entryKey(field, name, locale)
        if (field.rows)
          return (
            <EntryRows
              key={key}
              field={field}
              value={values[key] ?? null}
              services={services}
              onChange={(value) => change(field, name, value)}
            />
          )
        if (!field.option)
          return (
            hasTitle && (
              <FormattedText
                key={key}
                label={field.label}
                locale={locale}
                value={values[key] ?? null}
                onChange={(value, hold) => session.run(setEntry, { id, key, value }, { hold })}
              />
            )
          )
        return (
          <OptionForm
            key={key}
            id="entry"
            options={{ [name]: field.option }}
            values={shownValue(field, name, values[key])}
            services={services}
            onChange={(_, value) => change(field, name, value)}
          />
        )
      })}
      {entries.elsewhere && <Elsewhere entries={entries} />}
    </div>
  )
}

/** A name that is missing in a language is an empty line there. */
function shownValue({ option, isRequired }: EntryField, name: string, value: Json | undefined) {
  return isRequired ? { [name]: value ?? '' } : setOptions(option ? { [name]: option } : {}, { [name]: value })
}

function Elsewhere({ entries }: Pick<EntryFieldsProps, 'entries'>) {
  const { language } = useWords()
  return entries.elsewhere && <p className={text.soft}>{labelIn(entries.elsewhere, language)}</p>
}

function useServices(owner: string, locale: Locale) {
  const lent = useControlServices()
  const { document } = useEditor()
  return useMemo(
    () => ({
      ...lent,
      contentLocale: locale,
      kept: keptTexts(owner),
      listReferences: async (list: ReferenceList) => document.entries.getState().rows[list],
    }),
    [lent, owner, locale, document],
  )
}

interface LanguagesProps {
  readonly chosen: Locale
  readonly hasTitle: boolean
  readonly onChoose: (locale: Locale) => void
}

/** Which language's words are filled in; only where the site has several. */
function Languages({ chosen, hasTitle, onChoose }: LanguagesProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const id = useId()
  const active = useSettings()?.languages.active ?? []
  return (
    <>
      {active.length > 1 && (
        <div className={css.languages}>
          <label className={text.heading} htmlFor={id}>
            {t('language')}
          </label>
          <select
            id={id}
            className={css.select}
            value={chosen}
            onChange={(event) => onChoose(event.target.value as Locale)}
          >
            {active.map((locale) => (
              <option key={locale} value={locale}>
                {localeName(locale, language)}
              </option>
            ))}
          </select>
        </div>
      )}
      {!hasTitle && <p className={text.soft}>{t('untitled')}</p>}
    </>
  )
}
