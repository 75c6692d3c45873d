import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import Link from 'next/link'
import type { PagesAsked } from '../../../operations/overview/list-pages-with-changes.ts'
import { messages } from '../../texts/messages.generated.ts'
import { pagesAtOnce, queryOf } from './asked-pages.ts'
import css from './list.module.css'

interface PageStepsProps {
  readonly asked: PagesAsked & { readonly offset: number }
  readonly total: number
  readonly list: string
  readonly language: string
}

/** Which part of the list is shown, and the way to the parts beside it. */
export function PageSteps({ asked, total, list, language }: PageStepsProps) {
  const { offset } = asked
  const number = new Intl.NumberFormat(intlLocale(language))
  const end = Math.min(offset + pagesAtOnce, total)
  if (total === 0) return null
  return (
    <nav className={css.steps} aria-label={translate(messages, language)('list.parts')}>
      {offset > 0 && (
        <Link href={list + queryOf(asked, Math.max(0, offset - pagesAtOnce))}>
          {translate(messages, language)('list.back')}
        </Link>
      )}
      <span>
        {translate(messages, language)('list.range', {
          from: number.format(Math.min(offset + 1, total)),
          to: number.format(end),
          total: number.format(total),
        })}
      </span>
      {end < total && <Link href={list + queryOf(asked, end)}>{translate(messages, language)('list.next')}</Link>}
    </nav>
  )
}
