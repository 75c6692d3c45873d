import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { GroupTools, RestoreGroup } from '../groups/group-tools.tsx'
import { StatusPill } from '../status/status-pill.tsx'
import { messages } from '../texts/messages.generated.ts'
import css from './content-tab.module.css'
import { GroupNode } from './group-node.tsx'
import { isGone, type TreeGroup } from './page-tree.ts'
import { groupTitle, type TreePlace } from './tree-place.ts'

interface GroupListProps {
  /** Siblings in order, removed ones included. */
  readonly groups: readonly TreeGroup[]
  readonly removedLabel: 'removedBlocks' | 'removedCards'
  readonly place: TreePlace
}

/** Blocks of a page or cards of a board with their tools, and below them those that were removed and can come back. */
export function GroupList({ groups, removedLabel, place }: GroupListProps) {
  const { pageId, language } = place
  const shown = groups.filter((group) => !isGone(group))
  const removed = groups.filter(isGone)
  return (
    <>
      <ul className={css.tree}>
        {shown.map((group, index) => {
          const tools = {
            ...{ pageId, groupId: group.id, revs: group.revs, name: `${groupTitle(group, language)} ${index + 1}` },
            ...{ isFirst: index === 0, isLast: index === shown.length - 1 },
          }
          return (
            <GroupNode key={group.id} group={group} place={place} tools={<GroupTools {...tools} />}>
              <GroupList groups={place.childrenOf(group.id)} removedLabel="removedCards" place={place} />
            </GroupNode>
          )
        })}
      </ul>
      {removed.length > 0 && (
        <details className={css.removed}>
          <summary>{translate(messages, language)(`structure.${removedLabel}`, { count: removed.length })}</summary>
          <ul className={css.fields}>
            {removed.map((group) => (
              <RemovedGroup key={group.id} group={group} place={place} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function RemovedGroup({ group, place: { pageId, language } }: { group: TreeGroup; place: TreePlace }) {
  const title = groupTitle(group, language)
  const words = group.fields.find((field) => field.text)?.text
  return (
    <li className={css.row}>
      <span className={css.fieldName}>{title}</span>
      <span className={css.words}>{words}</span>
      <StatusPill {...group} language={language} />
      <RestoreGroup pageId={pageId} groupId={group.id} revs={group.revs} name={words ? `${title} «${words}»` : title} />
    </li>
  )
}
