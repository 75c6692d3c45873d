import { labelIn } from '@blickfang/shared/kernel/label.ts'
import Form from 'next/form'
import Link from 'next/link'
import { collectionName, pageCollections } from '../../texts/collection-name.ts'
import { listTexts } from '../../texts/list-texts.ts'
import { statusTexts } from '../../texts/status-texts.ts'
import { none, queryOf } from './asked-pages.ts'
import css from './list.module.css'
import { type PagesAsked, pageStates } from './list-pages-with-changes.ts'

interface PageFilterFormProps {
  readonly asked: PagesAsked
  /** The list's own address. */
  readonly list: string
  readonly language: string
}

/** Words, collection and state: the address keeps what is asked for, so that a reload and a link ask the same. */
export function PageFilterForm({ asked, list, language }: PageFilterFormProps) {
  const say = (label: Parameters<typeof labelIn>[0]) => labelIn(label, language)
  const isAsked = queryOf(asked, 0) !== ''
  return (
    // Made anew with each question: fields keep what was typed, whatever the address says by then.
    <Form key={queryOf(asked, 0)} action={list} role="search" className={css.filter}>
      <label className={css.words}>
        {say(listTexts.words)}
        <input type="search" name="find" maxLength={200} defaultValue={asked.search} />
      </label>
      <label>
        {say(listTexts.collection)}
        <select name="in" defaultValue={asked.collection === null ? none : (asked.collection ?? '')}>
          <option value="">{say(listTexts.all)}</option>
          <option value={none}>{collectionName(null, language)}</option>
          {pageCollections().map((name) => (
            <option key={name} value={name}>
              {collectionName(name, language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say(listTexts.state)}
        <select name="state" defaultValue={asked.state ?? ''}>
          <option value="">{say(listTexts.all)}</option>
          {pageStates.map((state) => (
            <option key={state} value={state}>
              {say(state === 'waiting' ? listTexts.waiting : statusTexts[state])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={css.show}>
        {say(listTexts.show)}
      </button>
      {isAsked && <Link href={list}>{say(listTexts.showAll)}</Link>}
    </Form>
  )
}
