'use client'
import type { Called, Change } from '@blickfang/contract/content/changes/changes.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { ChevronDown, ScanEye } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import text from '../../../ui/text.module.css'
import { useBlocks, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { hasPlace } from '../../model/standing/standing.ts'
import { scrollTo } from '../../shell/show-field.ts'
import { whenPresent } from '../../shell/when-present.ts'
import css from './change-list.module.css'
import { ChangeRow } from './change-row.tsx'
import { type ChangedGroup, groupChanges, pageOrder } from './group-changes.ts'
import { usePublishWords } from './messages/use-publish-words.ts'

interface ChangeListProps {
  readonly changes: readonly Change[]
  readonly called: Called
  readonly onLeave: () => void
}

/** Everything that publishing changes, block by block. */
export function ChangeList({ changes, called, onLeave }: ChangeListProps) {
  const { document } = useEditor()
  const order = pageOrder(useBlocks(), (id) => document.groups.get(id)?.getState().children ?? [])
  return (
    <ul className={css.groups}>
      {groupChanges(changes, order).map((group) => (
        <GroupOfChanges key={group.groupId ?? 'page'} group={group} called={called} onLeave={onLeave} />
      ))}
    </ul>
  )
}

interface GroupOfChangesProps extends Pick<ChangeListProps, 'called' | 'onLeave'> {
  readonly group: ChangedGroup
}

function GroupOfChanges({ group, called, onLeave }: GroupOfChangesProps) {
  const t = usePublishWords()
  const { language } = useWords()
  const session = useEditor()
  const { groupId, block, isNew, changes } = group
  const state = groupId === null ? undefined : session.document.groups.get(groupId)?.getState()
  const isOnPage = groupId !== null && state !== undefined && hasPlace(state)
  return (
    <li>
      <div className={css.groupHead}>
        <h3 className={text.heading}>{groupId === null ? t('changes.thisPage') : blockName(block, language)}</h3>
        {isOnPage && (
          <IconButton
            small
            tip="above-end"
            label={t('changes.show')}
            onClick={() => {
              onLeave()
              session.overlay.send({ type: 'select', element: { groupId, field: null } })
              whenPresent(`[data-group-id="${CSS.escape(groupId)}"]`, scrollTo)
            }}
          >
            <ScanEye size={16} />
          </IconButton>
        )}
      </div>
      {isNew ? (
        <NewGroup changes={changes} called={called} block={block} />
      ) : (
        <ul className={css.changes}>
          {changes.map((change) => (
            <ChangeRow key={`${change.id} ${change.key}`} change={change} called={called} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Line for a new block; its contents unfold for those who want to see them. */
function NewGroup({
  changes: [whole, ...parts],
  called,
  block,
}: Pick<ChangedGroup, 'changes' | 'block'> & { readonly called: Called }) {
  const t = usePublishWords()
  const { language } = useWords()
  if (!whole) return null
  return (
    <>
      <ul className={css.changes}>
        <ChangeRow change={whole} called={called} />
      </ul>
      {parts.length > 0 && (
        <details className={css.fold}>
          <summary>
            {t('changes.parts', { count: parts.length })}
            <ChevronDown size={16} aria-hidden="true" className={css.foldArrow} />
          </summary>
          <ul className={css.changes}>
            {parts.map((change) => (
              <ChangeRow
                key={`${change.id} ${change.key}`}
                change={change}
                called={called}
                within={change.block === block ? undefined : blockName(change.block, language)}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A block's name; a card's with the board it stands on. */
function blockName(name: string | null, language: string): string {
  const contract = name ? findGroup(name) : undefined
  if (!contract) return name ?? ''
  const own = labelIn(contract.group.label, language)
  return contract.slot === null ? own : `${labelIn(contract.block.label, language)} › ${own}`
}
