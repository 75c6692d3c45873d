'use client'
import text from '../../../../ui/text.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'

/** Says that nothing is left of the library as it is narrowed. */
export function NothingFound() {
  const t = useLibraryWords()
  return <p className={text.soft}>{t('nothing')}</p>
}
