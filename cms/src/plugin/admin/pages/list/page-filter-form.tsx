import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import { pageCollections } from '@blickfang/blocks/page-collections.ts'
import { standingInWords } from '@blickfang/contract/content/standing/standing.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import Form from 'next/form'
import Link from 'next/link'
import { type PagesAsked, pageStates } from '../../../operations/overview/list-pages-with-changes.ts'
import { messages } from '../../texts/messages.generated.ts'
import { none, queryOf } from './asked-pages.ts'
import css from './list.module.css'

interface PageFilterFormProps {
  readonly asked: PagesAsked
  /** The list's own address. */
  readonly list: string
  readonly language: string
}

/** Words, collection and state: the address keeps what is asked for, so that a reload and a link ask the same. */
export function PageFilterForm({ asked, list, language }: PageFilterFormProps) {
  const t = translate(messages, language)
  const isAsked = queryOf(asked, 0) !== ''
  return (
    // Made anew with each question: fields keep what was typed, whatever the address says by then.
    <Form key={queryOf(asked, 0)} action={list} role="search" className={css.filter}>
      <label className={css.words}>
        {t('list.words')}
        <input type="search" name="find" maxLength={200} defaultValue={asked.search} />
      </label>
      <label>
        {t('list.collection')}
        <select name="in" defaultValue={asked.collection === null ? none : (asked.collection ?? '')}>
          <option value="">{t('list.all')}</option>
          <option value={none}>{collectionLabel(null, language)}</option>
          {pageCollections.map((name) => (
            <option key={name} value={name}>
              {collectionLabel(name, language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('list.state')}
        <select name="state" defaultValue={asked.state ?? ''}>
          <option value="">{t('list.all')}</option>
          {pageStates.map((state) => (
            <option key={state} value={state}>
              {state === 'waiting' ? t('list.waiting') : standingInWords(state, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={css.show}>
        {t('list.show')}
      </button>
      {isAsked && <Link href={list}>{t('list.showAll')}</Link>}
    </Form>
  )
}
