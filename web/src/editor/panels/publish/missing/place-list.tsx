'use client'
import { ChevronDown } from 'lucide-react'
import { usePublishWords } from '../messages/use-publish-words.ts'
import css from './place-list.module.css'

/** A place of the page that something is to be done about, and the way to it. */
export interface Place {
  readonly id: string
  /** Name of the block and the field. */
  readonly where: string
  /** Beginning of the text by which one knows it; empty where there is none. */
  readonly words: string
  readonly state: string
  readonly show: () => void
}

/** Places that are in sight at once; more would push away what people came to see. */
const seen = 6

/** Each place by its name and words, as the way to it. */
export function PlaceList({ places, label }: { places: readonly Place[]; label: string }) {
  const t = usePublishWords()
  const rest = places.slice(seen)
  return (
    <>
      <List places={places.slice(0, seen)} label={label} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            {t('publish.morePlaces', { count: rest.length })}
            <ChevronDown size={14} aria-hidden="true" />
          </summary>
          <List places={rest} label={label} />
        </details>
      )}
    </>
  )
}

function List({ places, label }: { places: readonly Place[]; label: string }) {
  const t = usePublishWords()
  return (
    <ul className={css.places} aria-label={label}>
      {places.map(({ id, where, words, state, show }) => (
        <li key={id}>
          <button type="button" className={css.place} onClick={show}>
            <span className={css.where}>{where}</span>
            {words && <span className={css.words}>{t('publish.quoted', { words })}</span>}
            {state && <span>{state}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
