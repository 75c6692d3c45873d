import { useEffect, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { BranchChoice, ControlProps } from '../control.ts'
import { messages } from './messages.generated.ts'

type Loaded = readonly BranchChoice[] | 'loading' | 'failed'

/** The shop's branches with a tick each; in the branches' own order, whichever was ticked first. */
export function LocationControl({ id, option, value, onChange, services }: ControlProps<string[] | null>) {
  const [branches, setBranches] = useState<Loaded>('loading')
  const { listBranches, language } = services
  const t = translate(messages, language)
  useEffect(() => {
    let isGone = false
    const keep = (loaded: Loaded) => !isGone && setBranches(loaded)
    listBranches().then(keep, () => keep('failed'))
    return () => {
      isGone = true
    }
  }, [listBranches])

  const chosen = new Set(value ?? [])
  function toggle(branch: string, isChosen: boolean) {
    const known = typeof branches === 'string' ? [] : branches
    // A branch that is gone goes with the next change.
    const next = known.map((other) => other.id).filter((other) => (other === branch ? isChosen : chosen.has(other)))
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset className={css.control}>
      <legend className={css.label}>{labelIn(option.label, language)}</legend>
      {typeof branches === 'string' ? (
        <p className={css.hint} role="status">
          {t(branches)}
        </p>
      ) : (
        branches.map((branch) => (
          <label key={branch.id} className={css.toggle} htmlFor={`${id}-${branch.id}`}>
            <input
              id={`${id}-${branch.id}`}
              type="checkbox"
              checked={chosen.has(branch.id)}
              onChange={(event) => toggle(branch.id, event.target.checked)}
            />
            <span>
              {branch.name}
              <span className={css.hint}>
                {' '}
                {[`${branch.street} ${branch.streetNumber}`.trim(), branch.city].filter(Boolean).join(', ')}
              </span>
            </span>
          </label>
        ))
      )}
      {branches.length === 0 && <p className={css.hint}>{t('none')}</p>}
    </fieldset>
  )
}
