'use client'
import type { LinkNode } from '@blickfang/contract/content/rich-text.ts'
import { ExternalLink, Pencil, Unlink } from 'lucide-react'
import { editHrefOf } from '../../address/edit-address.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { PageDocument } from '../../model/page-document.ts'
import { pageAt, resolveNodeHref } from '../resolve-link.ts'
import css from './rich-text-toolbar.module.css'
import { Tool } from './tool.tsx'

interface LinkBubbleProps {
  readonly fields: LinkNode['fields']
  readonly onEdit: () => void
  /** Left out where another tool takes the link away. */
  readonly onRemove?: (() => void) | undefined
}

/** Where the link at the caret leads, with the ways to open, change and remove it. */
export function LinkBubble({ fields, onEdit, onRemove }: LinkBubbleProps) {
  const { document: page } = useEditor()
  const { engine: t } = useWords()
  const href = resolveNodeHref(page, fields)
  const name = nameOf(page, fields) ?? href?.replace(/^(mailto|tel):/, '')
  return (
    <div className={css.row}>
      {href ? (
        <a
          className={css.address}
          href={openHref(page, href)}
          target="_blank"
          rel="noopener noreferrer"
          title={href}
          onMouseDown={(event) => event.preventDefault()}
        >
          <span>{name}</span>
          <ExternalLink size={14} role="img" aria-label={t('text.newTab')} />
        </a>
      ) : (
        <span className={css.address}>{t('text.noTarget')}</span>
      )}
      <Tool label={t('text.editLink')} shortcut="⌘K" onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
      </Tool>
      {onRemove && (
        <Tool label={t('text.unlink')} onClick={onRemove}>
          <Unlink size={16} aria-hidden="true" />
        </Tool>
      )}
    </div>
  )
}

/** A page is called by its name; its address changes with it. */
function nameOf({ site, locale, defaultLocale }: PageDocument, { link, doc }: LinkNode['fields']): string | undefined {
  const { entries } = site.getState()
  const id = link?.page?.id ?? doc?.value
  const role = link?.type === 'page' && link.role
  const page = id ? entries[id] : Object.values(entries).find((entry) => role && role === `~${entry.role}`)
  return page?.name[locale] ?? page?.name[defaultLocale]
}

/** A page of the site opens in edit mode. */
function openHref(page: PageDocument, href: string): string {
  const { href: whole } = new URL(href, window.location.href)
  return editHrefOf(whole, window.location, (path) => pageAt(page, path)) ?? href
}
