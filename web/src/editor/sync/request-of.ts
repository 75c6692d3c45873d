import type { Answer, Input } from '@blickfang/shared/api/client.ts'
import type { EndpointName } from '@blickfang/shared/api/v1/endpoints.generated.ts'
import { navigationSchema } from '@blickfang/shared/content/navigation.ts'
import { contentSchema, disallowedLanguagesSchema } from '@blickfang/shared/content/values.ts'
import { localeSchema } from '@blickfang/shared/kernel/locale.ts'
import * as z from 'zod/mini'
import { call } from '../../cms/api-client.ts'
import type { ValueEntry } from './entry.ts'
import type { SendOptions } from './transport.ts'

/** A call that is ready to go: which endpoint, and with what. */
export interface SaveRequest {
  readonly run: (options: { keepalive: boolean }) => Promise<Answer<SaveName>>
}
type SaveName =
  | 'saveData'
  | 'sortGroup'
  | 'changeGroupStatus'
  | 'removeGroup'
  | 'setFieldVisibility'
  | 'setGroupMeta'
  | 'updatePageInfo'
  | 'removePage'
  | 'updateNavigation'

export interface RequestContext {
  readonly locale: string
  readonly fieldId: (groupId: string, name: string) => string
  readonly current: SendOptions['current']
}

/** The endpoint that takes a value, by its key. Source: docs/ARCHITECTURE.md, «The way of an edit». */
export function requestOf(entry: ValueEntry, context: RequestContext): SaveRequest {
  switch (entry.target.itemType) {
    case 'field':
      return dataRequest(entry)
    case 'group':
      return groupRequest(entry, context)
    case 'page':
      return pageRequest(entry, context)
    case 'navigation':
      return request('updateNavigation', { containers: navigationSchema.parse(entry.value ?? []), base: entry.base })
    case 'settings':
      throw new Error('Settings have a way of their own')
  }
}

function request<N extends SaveName & EndpointName>(name: N, input: Input<N>): SaveRequest {
  return { run: (options) => call(name, input, requestOptions(input, options.keepalive)) as Promise<Answer<SaveName>> }
}

/** Browsers let 64 kB of requests outlive their page; with four at once this leaves room for all. */
const smallBytes = 12_000

/** Small requests outlive a reload, so that most saves need no second try; one that nobody answers counts as lost after a while. */
export function requestOptions(body: unknown, isLeaving: boolean) {
  const keepalive = isLeaving || JSON.stringify(body).length < smallBytes
  return { keepalive, signal: AbortSignal.timeout(20_000) }
}

function dataRequest({ target, key, value, base }: ValueEntry): SaveRequest {
  const [kind = '', name = ''] = key.split('.')
  const data =
    kind === 'content'
      ? { content: { [localeSchema.parse(name)]: z.nullable(contentSchema).parse(value) } }
      : kind === 'options'
        ? { options: { [name]: value } }
        : { mediaId: typeof value === 'string' ? value : null }
  const itemType = target.itemType === 'group' ? 'group' : 'field'
  return request('saveData', { itemType, linkId: target.id, data, base: { [key]: base } })
}

function groupRequest(entry: ValueEntry, { fieldId, current }: RequestContext): SaveRequest {
  const { target, key, value, pageId } = entry
  const base = { [key]: entry.base }
  const place = { pageId, groupId: target.id, base }
  const [kind = '', name = ''] = key.split('.')
  switch (kind) {
    case 'order':
      return request('sortGroup', { ...place, order: String(value) })
    case 'deleted':
      if (value === true) return request('removeGroup', place)
      return backIn(entry, current(target, 'archived').value === true, current)
    case 'archived':
      return backIn(entry, value === true, current)
    case 'disallowedLanguages':
      return request('setGroupMeta', {
        ...place,
        meta: { disallowedLanguages: disallowedLanguagesSchema.parse(value ?? []) },
      })
    case 'visibleFields':
      return request('setFieldVisibility', {
        fieldId: fieldId(target.id, name),
        fieldName: name,
        groupId: target.id,
        visible: value !== false,
        base,
      })
    default:
      return dataRequest(entry)
  }
}

/** `group/status` sets «deleted» and «archived» together, so it names both revisions. */
function backIn(
  { target, pageId, key, base }: ValueEntry,
  archived: boolean,
  current: RequestContext['current'],
): SaveRequest {
  const revs = { deleted: current(target, 'deleted').rev, archived: current(target, 'archived').rev, [key]: base }
  return request('changeGroupStatus', { pageId, groupId: target.id, to: archived ? 'archived' : 'draft', base: revs })
}

function pageRequest({ target, key, value, base }: ValueEntry, { locale }: RequestContext): SaveRequest {
  const [kind = '', language = locale] = key.split('.')
  if (kind === 'deleted') return request('removePage', { id: target.id, restore: value !== true })
  const info = { id: target.id, lang: localeSchema.parse(language), base: { [key]: base } }
  if (kind === 'slug') return request('updatePageInfo', { ...info, slug: String(value ?? '') })
  return request('updatePageInfo', { ...info, meta: { [kind]: value ?? emptyMeta(kind) } })
}

function emptyMeta(kind: string) {
  if (kind === 'disallowedLanguages') return []
  if (kind === 'name') return null
  return kind === 'archived' ? false : ''
}
