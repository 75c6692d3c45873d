import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { UIFieldServerComponent } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { languageNames } from '../../payload/texts/language-names.ts'
import { messages } from '../texts/messages.generated.ts'
import { fieldWord, optionWord, wordOf } from '../words/word-of.ts'
import { findRevision, type RevisionBlock } from './read-revision.ts'
import css from './revision-contents.module.css'

/** In a revision's form: when and by whom the page was published, and what it said then, in the language chosen in the admin. */
export const RevisionContents: UIFieldServerComponent = async ({ id, req, i18n: { language } }) => {
  // The form shows it to nobody who may not read revisions.
  const locale = localeOf(req)
  const db = databaseOf(req.payload)
  const revision = id === undefined ? null : await findRevision(db, { id: String(id), locale, language })
  if (!revision) return null
  const timeZone = await getTimeZone(db)
  const at = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (
    <section className={css.contents}>
      <p className={css.when}>
        {translate(messages, language)('wentLive')}{' '}
        <time dateTime={revision.at}>{at.format(new Date(revision.at))}</time>
        {revision.by && `, ${revision.by}`}
        {revision.key && `, ${translate(messages, language)('byKey', { name: revision.key })}`}
      </p>
      <dl className={css.fields}>
        {revision.names.map(({ locale, name, slug }) => (
          <div key={locale} className={css.field}>
            <dt>{labelIn(languageNames[locale], language)}</dt>
            <dd>
              {name} <span className={css.quiet}>/{slug}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={css.heading}>
        {translate(messages, language)('content')}: {labelIn(languageNames[locale], language)}
      </h2>
      {revision.blocks.length === 0 && <p className={css.quiet}>{translate(messages, language)('empty')}</p>}
      {revision.blocks.map((block) => (
        <Block key={block.id} block={block} language={language} />
      ))}
    </section>
  )
}

function Block({ block, language }: { block: RevisionBlock; language: string }) {
  return (
    <section className={css.block} data-depth={block.depth}>
      <h3 className={css.name}>{wordOf('block', block.name, language)}</h3>
      <dl className={css.fields}>
        {block.fields.map(({ name, words, isHidden, options }) => (
          <div key={name} className={css.field}>
            <dt>{fieldWord(block.name, name, language)}</dt>
            <dd>
              {words} {isHidden && <span className={css.quiet}>({translate(messages, language)('hidden')})</span>}
              {options.map((option) => (
                <span key={option.name} className={css.option}>
                  <span className={css.quiet}>
                    {optionWord(block.name, { field: name, name: option.name }, language)}:
                  </span>{' '}
                  {option.words}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {block.options.map((option) => (
          <div key={option.name} className={css.field}>
            <dt>{optionWord(block.name, { name: option.name }, language)}</dt>
            <dd>{option.words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
