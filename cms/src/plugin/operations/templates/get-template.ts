import { findGroup } from '@blickfang/blocks/groups.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { getTemplate as contract } from '@blickfang/contract/api/v1/templates/templates.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { compareSiblings, orderIn } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import { v5 as uuidV5 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors/not-found.ts'
import { groupBy } from '../../reading/group-by.ts'
import { mediaView, site } from '../../reading/read-sql.ts'
import { checkEditor } from '../check-editor.ts'
import { listOf } from '../content/content-table.ts'
import { getLanguages } from '../content/get-languages.ts'
import type { Call } from '../operation-context.ts'
import type { TemplateContent } from '../originals/kept-content.ts'
import { findTemplateContent } from '../originals/template-content.ts'
import { namedInTemplate } from '../originals/without-gone.ts'
import { getTemplateRow } from './template-rows.ts'

/** Reads a template as a page would get it now. Editors only. Throws NOT_FOUND. */
export async function getTemplate({ db, actor, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const template = await getTemplateRow(db, query.id)
  const content = await findTemplateContent(db, query.id)
  if (!content) throw notFound('template')
  const languages = await getLanguages(db)
  return {
    template,
    groups: editorGroups(content, [contentKey(query.lang), contentKey(languages.default)]),
    media: await readMedia(db, namedInTemplate(content).media, query.lang),
    gone: content.gone,
  }
}

/** Groups as the editor holds new ones; of the words those of the named keys. */
function editorGroups({ groups, fields }: TemplateContent, keys: readonly string[]): EditorGroup[] {
  const fieldsOf = groupBy(fields, (field) => field.group_id)
  const known = groups.filter(({ name }) => findGroup(name) !== undefined)
  const placed = known.map(({ id, parent_id, name, draft }) => ({
    id,
    parentId: parent_id,
    name,
    draft,
    order: orderIn(draft),
  }))
  const childrenOf = (parent: string | null) =>
    placed.filter(({ parentId }) => parentId === parent).sort(compareSiblings)
  return childrenOf(null)
    .flatMap((block) => [block, ...childrenOf(block.id)])
    .map(
      ({ id, parentId, name, draft }): EditorGroup => ({
        id,
        parentId,
        name,
        status: 'draft',
        values: draft,
        revs: {},
        fields: (fieldsOf.get(id) ?? []).map((field) => ({
          id: uuidV5(field.name, id),
          groupId: id,
          name: field.name,
          status: 'draft',
          values: wordsOf(field.draft, keys),
          revs: {},
        })),
      }),
    )
}

function wordsOf(draft: ContentValues, keys: readonly string[]): ContentValues {
  return Object.fromEntries(
    Object.entries(draft).filter(([key]) => valueKeys.content.partOf(key) === null || keys.includes(key)),
  )
}

async function readMedia(db: Database, ids: readonly string[], lang: Locale): Promise<MediaView[]> {
  if (ids.length === 0) return []
  const rows = await db.rows<{ medium: MediaView }>(
    sql`with ${site} select ${mediaView(lang)} as medium from bf_media m where m.id = any(${listOf(ids, 'uuid')})`,
  )
  return rows.map(({ medium }) => medium)
}
