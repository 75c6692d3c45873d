'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAction } from '../client/use-action.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './add-block.module.css'

interface Choice {
  readonly value: string
  readonly label: string
}

interface AddBlockProps {
  readonly pageId: string
  /** The blocks that may be added, by section of the editor's dialog. */
  readonly sections: readonly { readonly label: string; readonly blocks: readonly Choice[] }[]
  /** The page's blocks in order. */
  readonly placed: readonly Choice[]
}

/** Adds a block to a page, at the bottom unless another place is chosen. */
export function AddBlock({ pageId, sections, placed }: AddBlockProps) {
  const { run, isBusy } = useAction()
  const { i18n } = useTranslation()
  const [groupName, setGroupName] = useState('')
  const [nextTo, setNextTo] = useState('')
  const id = useId()
  const t = translate(messages, i18n.language)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const place = nextTo ? { nextTo } : {}
    const result = await run('addGroup', { pageId, groupName, ...place }, { done: t('structure.added') })
    if (result.ok) setNextTo('')
  }
  return (
    <form className={css.form} aria-label={t('structure.addBlock')} onSubmit={add}>
      <div className={css.choice}>
        <label htmlFor={`${id}-block`}>{t('structure.block')}</label>
        <select id={`${id}-block`} required value={groupName} onChange={(event) => setGroupName(event.target.value)}>
          <option value="">{t('structure.choose')}</option>
          {sections.map(({ label, blocks }) => (
            <optgroup key={label} label={label}>
              {blocks.map((block) => (
                <option key={block.value} value={block.value}>
                  {block.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={css.choice}>
        <label htmlFor={`${id}-place`}>{t('structure.place')}</label>
        <select id={`${id}-place`} value={nextTo} onChange={(event) => setNextTo(event.target.value)}>
          <option value="">{t('structure.last')}</option>
          <option value="start">{t('structure.first')}</option>
          {placed.map((block) => (
            <option key={block.value} value={block.value}>
              {t('structure.after', { block: block.label })}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" buttonStyle="secondary" size="medium" margin={false} disabled={isBusy}>
        {t('structure.addBlock')}
      </Button>
    </form>
  )
}

interface AddCardProps {
  readonly pageId: string
  readonly parentId: string
  readonly card: Choice
}

/** Adds a card at the end of a board. */
export function AddCard({ pageId, parentId, card }: AddCardProps) {
  const { run, isBusy } = useAction()
  const { i18n } = useTranslation()
  const t = translate(messages, i18n.language)
  const add = () => run('addGroup', { pageId, parentId, groupName: card.value }, { done: t('structure.added') })
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={add}>
      {t('structure.addCard', { card: card.label })}
    </Button>
  )
}
