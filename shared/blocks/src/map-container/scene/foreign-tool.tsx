import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { LineIcon } from '@blickfang/views/site/icons/line-icon.tsx'
import { useEffect, useId, useState } from 'react'
import css from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import type { ForeignMap } from './use-foreign-map.ts'

/** The switch for the federal map, behind a button: who does not look for it sees the map and no question. */
export function ForeignTool({ foreign, t }: { foreign: ForeignMap; t: Translate<Sentences> }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { isAgreed, hasFailed } = foreign
  useEffect(() => {
    if (hasFailed) setOpen(true)
  }, [hasFailed])
  return (
    <div className={css.locate}>
      <button
        type="button"
        className={css.tool}
        aria-label={t('foreignTool')}
        title={t('foreignTool')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon path="M12 4 3 9l9 5 9-5-9-5ZM3 14l9 5 9-5" />
      </button>
      <div id={id} className={css.foreign} hidden={!isOpen}>
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isAgreed}
            checked={isAgreed}
            onChange={(event) => foreign.agree(event.target.checked)}
          />
          {t('foreign')}
        </label>
        <p role="status">{hasFailed ? t('foreignFailed') : t('foreignHint')}</p>
      </div>
    </div>
  )
}
