import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { type Directory, programs } from '@blickfang/contract/sources/directory/source.ts'
import css from './business-search.module.css'
import { messages } from './messages.generated.ts'

interface DirectoryFormProps {
  asked: Directory['asked']
  showPrograms: boolean
  locale: Locale
}

/** The field and the filters. A GET form to the page itself, so that both work without scripts. */
export function DirectoryForm({ asked, showPrograms, locale }: DirectoryFormProps) {
  const t = translate(messages, locale)
  return (
    <search className={css.search}>
      <form method="get" className={css.form}>
        <label className={css.field}>
          <span>{t('search')}</span>
          <input
            name="search"
            type="search"
            maxLength={100}
            defaultValue={asked.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        {showPrograms && (
          <fieldset className={css.programs}>
            <legend>{t('programs')}</legend>
            {programs.map((program) => (
              <label key={program}>
                <input
                  type="checkbox"
                  name="programs"
                  value={program}
                  defaultChecked={asked.programs.includes(program)}
                />
                <span>{t(program)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className={css.submit}>
          {t('submit')}
        </button>
      </form>
    </search>
  )
}
