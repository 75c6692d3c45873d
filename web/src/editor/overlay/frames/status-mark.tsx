import { type Standing, standingInWords } from '@blickfang/contract/content/standing/standing.ts'
import { useWords } from '../../locales/words.tsx'
import css from '../overlay.module.css'

/** Where something stands, as a colour, a shape and a word. */
export function StatusMark({ standing }: { standing: Standing }) {
  const { language } = useWords()
  return (
    <span className={css.status} data-status={standing}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d={shapes[standing]} />
      </svg>
      {standingInWords(standing, language)}
    </span>
  )
}

const shapes: { readonly [S in Standing]: string } = {
  draft: 'M5 0 10 5 5 10 0 5Z',
  published: 'M5 0a5 5 0 1 0 .01 0Z',
  changed: 'M5 0a5 5 0 1 0 .01 0ZM5 3a2 2 0 1 1-.01 0Z',
  archived: 'M0 0H10V10H0Z',
  markedForDeletion: 'M2 0 5 3 8 0 10 2 7 5 10 8 8 10 5 7 2 10 0 8 3 5 0 2Z',
  deleted: 'M0 4H10V6H0Z',
}
