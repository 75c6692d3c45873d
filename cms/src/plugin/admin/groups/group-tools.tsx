'use client'

import type { Revisions } from '@blickfang/contract/content/values.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useTranslation } from '@payloadcms/ui'
import { useAction } from '../client/use-action.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './group-tools.module.css'

interface GroupToolsProps {
  readonly pageId: string
  readonly groupId: string
  /** Revisions of the group's values as the tree shows them: a move or removal that someone else made since is a conflict. */
  readonly revs: Revisions
  /** Name of the group, for people who hear the buttons. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Moves a block or card up and down and removes it, by the endpoints that the in-page editor calls. */
export function GroupTools({ pageId, groupId, revs, name, isFirst, isLast }: GroupToolsProps) {
  const { run, isBusy } = useAction()
  const t = translate(messages, useTranslation().i18n.language)
  const move = (direction: 'up' | 'down') =>
    run('sortGroup', { pageId, groupId, direction, base: { order: revs.order ?? 0 } }, { done: t('structure.moved') })
  const remove = () =>
    run('removeGroup', { pageId, groupId, base: { deleted: revs.deleted ?? 0 } }, { done: t('structure.removed') })
  return (
    <div className={css.tools}>
      <Tool label={t('structure.moveUp')} name={name} sign="↑" isOff={isBusy || isFirst} onClick={() => move('up')} />
      <Tool
        label={t('structure.moveDown')}
        name={name}
        sign="↓"
        isOff={isBusy || isLast}
        onClick={() => move('down')}
      />
      <Tool label={t('structure.remove')} name={name} sign="✕" isOff={isBusy} onClick={remove} />
    </div>
  )
}

type RestoreGroupProps = Pick<GroupToolsProps, 'pageId' | 'groupId' | 'revs' | 'name'>

/** Brings a removed block or card back to where it was. */
export function RestoreGroup({ pageId, groupId, revs, name }: RestoreGroupProps) {
  const { run, isBusy } = useAction()
  const t = translate(messages, useTranslation().i18n.language)
  const restore = () =>
    run(
      'changeGroupStatus',
      { pageId, groupId, to: 'draft', base: { deleted: revs.deleted ?? 0, archived: revs.archived ?? 0 } },
      { done: t('structure.restored') },
    )
  const label = t('structure.restore')
  return (
    <button type="button" className={css.text} disabled={isBusy} aria-label={`${label}: ${name}`} onClick={restore}>
      {label}
    </button>
  )
}

interface ToolProps {
  readonly label: string
  readonly name: string
  readonly sign: string
  readonly isOff: boolean
  readonly onClick: () => unknown
}

/** A tool that is off can still be reached by keyboard, so that the focus is not lost at the top or bottom of a list. */
function Tool({ label, name, sign, isOff, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      title={label}
      aria-label={`${label}: ${name}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
