import Link from 'next/link'
import { findGroup } from 'shared/blocks/groups.ts'
import type { Field } from 'shared/kernel/field.ts'
import { labelIn } from 'shared/kernel/label.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import { StatusPill } from '../status/status-pill.tsx'
import { adminTexts } from '../texts/admin-texts.ts'
import css from './content-tab.module.css'
import type { TreeField, TreeGroup } from './page-tree.ts'

interface Place {
  readonly admin: string
  readonly language: string
  readonly locale: Locale
  readonly childrenOf: (parentId: string) => readonly TreeGroup[]
}

/** One block or card of the tree with its fields, and its cards below it. */
export function GroupNode({ group, place }: { group: TreeGroup; place: Place }) {
  const contract = findGroup(group.name)?.group
  const { admin, language, locale } = place
  const byName = new Map(group.fields.map((field) => [field.name, field]))
  const fields = Object.entries(contract?.fields ?? {})
  return (
    <li className={css.group}>
      <div className={css.row}>
        <Link className={css.groupLink} href={`${admin}/collections/groups/${group.id}?locale=${locale}`}>
          {contract ? labelIn(contract.label, language) : group.name}
        </Link>
        <StatusPill status={group.status} changed={group.changed} language={language} />
      </div>
      <ul className={css.fields}>
        {fields.map(([name, field]) => {
          const row = byName.get(name)
          return row && <FieldNode key={name} field={field} row={row} place={place} isHidden={isHidden(group, name)} />
        })}
      </ul>
      <ul className={css.tree}>
        {place.childrenOf(group.id).map((child) => (
          <GroupNode key={child.id} group={child} place={place} />
        ))}
      </ul>
    </li>
  )
}

function isHidden(group: TreeGroup, name: string): boolean {
  return group.values[`visibleFields.${name}`] === false
}

function FieldNode({ field, row, place, isHidden }: { field: Field; row: TreeField; place: Place; isHidden: boolean }) {
  const { admin, language, locale } = place
  const isPicture = field.kind === 'media'
  const words = isPicture ? row.mediaId && labelIn(adminTexts.picture, language) : row.text
  return (
    <li className={css.row}>
      <Link className={css.fieldLink} href={`${admin}/collections/fields/${row.id}?locale=${locale}`}>
        <span className={css.fieldName}>{labelIn(field.label, language)}</span>
        <span className={words ? css.words : css.empty}>{words || labelIn(adminTexts.empty, language)}</span>
      </Link>
      {isHidden && <span className={css.empty}>{labelIn(adminTexts.hidden, language)}</span>}
      <StatusPill status={row.status} changed={row.changed} language={language} />
    </li>
  )
}
