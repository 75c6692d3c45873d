import { findGroup } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AddCard } from '../groups/add-block.tsx'
import { StatusPill } from '../status/status-pill.tsx'
import { messages } from '../texts/messages.generated.ts'
import css from './content-tab.module.css'
import type { TreeField, TreeGroup } from './page-tree.ts'
import { groupTitle, type TreePlace } from './tree-place.ts'

interface GroupNodeProps {
  readonly group: TreeGroup
  readonly place: TreePlace
  readonly tools: ReactNode
  /** The list of its cards. */
  readonly children: ReactNode
}

/** Node of the tree: a block or card with its fields, and its cards below it. */
export function GroupNode({ group, place, tools, children }: GroupNodeProps) {
  const entry = findGroup(group.name)
  const contract = entry?.group
  const cards = entry?.slot === null ? Object.values(entry.block.children) : []
  const { admin, language, locale } = place
  const byName = new Map(group.fields.map((field) => [field.name, field]))
  const fields = Object.entries(contract?.fields ?? {})
  return (
    <li className={css.group}>
      <div className={css.row}>
        <Link className={css.groupLink} href={`${admin}/collections/groups/${group.id}?locale=${locale}`}>
          {groupTitle(group, language)}
        </Link>
        <StatusPill {...group} language={language} />
        {tools}
      </div>
      <ul className={css.fields}>
        {fields.map(([name, field]) => {
          const row = byName.get(name)
          return row && <FieldNode key={name} field={field} row={row} place={place} isHidden={isHidden(group, name)} />
        })}
      </ul>
      {children}
      {cards.length > 0 && (
        <div className={css.cards}>
          {cards.map((card) => (
            <AddCard
              key={card.name}
              pageId={place.pageId}
              parentId={group.id}
              card={{ value: card.name, label: labelIn(card.label, language) }}
            />
          ))}
        </div>
      )}
    </li>
  )
}

function isHidden(group: TreeGroup, name: string): boolean {
  return group.values[valueKeys.visibleFields.key(name)] === false
}

function FieldNode({
  field,
  row,
  place,
  isHidden,
}: {
  field: Field
  row: TreeField
  place: TreePlace
  isHidden: boolean
}) {
  const { admin, language, locale } = place
  const isPicture = field.kind === 'media'
  const words = isPicture ? row.mediaId && translate(messages, language)('picture') : row.text
  return (
    <li className={css.row}>
      <Link className={css.fieldLink} href={`${admin}/collections/fields/${row.id}?locale=${locale}`}>
        <span className={css.fieldName}>{labelIn(field.label, language)}</span>
        <span className={words ? css.words : css.empty}>{words || translate(messages, language)('empty')}</span>
      </Link>
      {isHidden && <span className={css.empty}>{translate(messages, language)('hidden')}</span>}
      <StatusPill {...row} language={language} />
    </li>
  )
}
