'use client'
import { maxContainerName } from '@blickfang/contract/content/navigation.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { useLine } from '../../kept-text.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'

interface ContainerNameProps {
  /** Id of the entry and the language of the name. */
  id: string
  value: string
  /** Name in another language, while there is none in this one. */
  placeholder: string
  onSave: (name: string) => void
}

/** A navigation entry's name, changed in place; saved on Enter and on leaving, only if it changed. */
export function ContainerName({ id, value, placeholder, onSave }: ContainerNameProps) {
  const t = usePagesWords()
  const { text, type, leave, takeBack } = useLine({
    value,
    onSave: (name) => {
      onSave(name)
      return true
    },
    key: `navigation.${id}`,
    isRight: hasVisibleText,
  })
  return (
    <input
      className={css.containerName}
      aria-label={t('containerName')}
      value={text}
      placeholder={placeholder}
      maxLength={maxContainerName}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.preventDefault()
        takeBack()
      }}
      onBlur={leave}
    />
  )
}
