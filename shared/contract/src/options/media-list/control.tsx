import { useEffect, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import own from './media-list.module.css'
import { messages } from './messages.generated.ts'
import { maxPictures } from './option.ts'

/** Pictures out of the media library, in the order in which they are shown. */
export function MediaListControl({ id, option, value, onChange, services }: ControlProps<string[]>) {
  const t = translate(messages, services.language)
  const addresses = useAddresses(value, services.mediaUrl)
  const isFull = value.length >= maxPictures
  async function add() {
    const chosen = await services.pickMedia('image')
    if (chosen && !value.includes(chosen.id)) onChange([...value, chosen.id])
  }
  const forward = (index: number) => {
    const before = value.toSpliced(index, 1)
    onChange(before.toSpliced(index - 1, 0, value[index] as string))
  }
  return (
    <fieldset className={css.control} aria-labelledby={id}>
      <span id={id} className={css.label}>
        {labelIn(option.label, services.language)}
      </span>
      {value.length > 0 && (
        <ol className={own.list}>
          {value.map((medium, index) => (
            <li key={medium} className={own.item}>
              {addresses[medium] ? <img src={addresses[medium]} alt="" className={css.preview} /> : <span />}
              <button
                type="button"
                className={css.button}
                aria-label={t('earlier', { place: index + 1 })}
                disabled={index === 0}
                onClick={() => forward(index)}
              >
                ↑
              </button>
              <button
                type="button"
                className={css.button}
                aria-label={t('remove', { place: index + 1 })}
                onClick={() => onChange(value.filter((one) => one !== medium))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={css.row}>
        <button type="button" className={css.button} disabled={isFull} onClick={() => void add()}>
          {t('add')}
        </button>
      </div>
      {isFull && <p className={css.hint}>{t('full', { max: maxPictures })}</p>}
    </fieldset>
  )
}

type Addresses = Readonly<Record<string, string | null>>

function useAddresses(ids: readonly string[], find: (id: string) => Promise<string | null>): Addresses {
  const [found, setFound] = useState<Addresses>({})
  const wanted = ids.join(' ')
  useEffect(() => {
    let isGone = false
    for (const id of wanted.split(' ').filter(Boolean)) {
      find(id).then(
        (address) => !isGone && setFound((known) => ({ ...known, [id]: address })),
        (error: unknown) => console.warn(error),
      )
    }
    return () => {
      isGone = true
    }
  }, [wanted, find])
  return found
}
