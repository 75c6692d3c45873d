import type { OutsideEntries } from '@blickfang/contract/entries/define-outside.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { ExternalLink } from 'lucide-react'
import { useStore } from 'zustand'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'

/** So many are told here: all of them stand at the service. */
const most = 20

/** Entries of an outside service, as the page has them: read here, changed there. */
export function OutsideList({ outside }: { readonly outside: OutsideEntries }) {
  const t = useEntriesWords()
  const { language } = useWords()
  const { document } = useEditor()
  const answers = useStore(document.site, ({ sources }) => sources)
  const answer = answers.find(({ name }) => name === outside.collection)
  const entries = answer ? outside.list(answer.data).slice(0, most) : []
  return (
    <>
      <p className={text.text}>{labelIn(outside.says, language)}</p>
      <a className={css.link} href={outside.service.href} target="_blank" rel="noreferrer">
        {t('openService', { name: outside.service.name })}
        <ExternalLink size={14} aria-hidden="true" />
      </a>
      <p className={`${text.soft} ${css.found}`} role="status">
        {!answer && t('notHere')}
        {answer && entries.length === 0 && t('nothingYet')}
      </p>
      <ul className={`${text.list} ${css.list}`}>
        {entries.map(({ title, text: words, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outside service names nothing by an id, and nothing moves
          <li key={index} className={css.outside}>
            {title && <span className={css.title}>{title}</span>}
            {words && <span className={css.excerpt}>{words}</span>}
            {href && (
              <a className={css.link} href={href} target="_blank" rel="noreferrer">
                {t('look', { name: outside.service.name })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
