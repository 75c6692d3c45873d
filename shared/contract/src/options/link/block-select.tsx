import { useEffect, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices } from '../control.ts'
import { messages } from './messages.generated.ts'
import type { Link } from './option.ts'

type Blocks = Awaited<ReturnType<ControlServices['listBlocks']>>

interface BlockSelectProps {
  id: string
  /** A link to a page. */
  link: Link
  onChange: (link: Link) => void
  services: ControlServices
}

/** The block of the chosen page that the link leads to, or its beginning. */
export function BlockSelect({ id, link, onChange, services }: BlockSelectProps) {
  const t = translate(messages, services.language)
  const page = link.page?.id ?? link.role
  const blocks = useBlocks(services.listBlocks, page)
  if (!page) return null
  if (blocks === 'failed') {
    return (
      <p className={css.hint} role="status">
        {t('blocksFailed')}
      </p>
    )
  }
  const { block = '', ...whole } = link
  const isGone = blocks !== null && block !== '' && !blocks.some((known) => known.id === block)
  return (
    <>
      <label htmlFor={id}>{t('block')}</label>
      <select
        id={id}
        className={css.input}
        value={blocks ? block : ''}
        disabled={blocks === null}
        onChange={({ target }) => onChange(target.value ? { ...whole, block: target.value } : whole)}
      >
        <option value="">{t('wholePage')}</option>
        {blocks?.map((known) => (
          <option key={known.id} value={known.id}>
            {known.label}
          </option>
        ))}
        {isGone && <option value={block}>{t('goneBlock')}</option>}
      </select>
    </>
  )
}

/** Blocks of a page; null while they come. An answer for another page no longer counts. */
function useBlocks(list: ControlServices['listBlocks'], page: string | undefined): Blocks | 'failed' | null {
  const [answer, setAnswer] = useState<{ page: string; blocks: Blocks | 'failed' } | null>(null)
  useEffect(() => {
    if (!page) return
    let isCurrent = true
    list(page).then(
      (blocks) => isCurrent && setAnswer({ page, blocks }),
      () => isCurrent && setAnswer({ page, blocks: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [list, page])
  return answer?.page === page ? (answer?.blocks ?? null) : null
}
