'use client'
import { Command } from 'cmdk'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import text from '../../../ui/text.module.css'
import { findItems, type PaletteItem } from './find-items.ts'
import { usePaletteWords } from './messages/use-palette-words.ts'
import css from './palette-dialog.module.css'
import { usePaletteItems } from './use-palette-items.ts'

const groups = ['blocks', 'actions', 'panels', 'settings', 'pages'] as const

/** Field that finds blocks, pages, panels, settings and actions. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = usePaletteWords()
  const [search, setSearch] = useState('')
  const found = findItems(usePaletteItems(search), search)
  return (
    <Dialog size="medium" title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <Command label={t('title')} shouldFilter={false} loop vimBindings={false} className={css.palette}>
        <Command.Input
          autoFocus
          className={css.input}
          placeholder={t('placeholder')}
          value={search}
          onValueChange={setSearch}
        />
        <p className={text.soft} role="status">
          {found.length === 0 ? t('none', { search: search.trim() }) : t('found', { count: found.length })}
        </p>
        <Command.List className={css.list} label={t('results')}>
          {groups.map((group) => {
            const items = found.filter((item) => item.group === group)
            return (
              items.length > 0 && (
                <Command.Group key={group} heading={t(`group.${group}`)} className={css.group}>
                  {items.map((item) => (
                    <Item key={item.key} item={item} />
                  ))}
                </Command.Group>
              )
            )
          })}
        </Command.List>
      </Command>
    </Dialog>
  )
}

function Item({ item: { key, label, hint, icon: Icon, keys, run } }: { item: PaletteItem }) {
  return (
    <Command.Item value={key} className={css.item} onSelect={run}>
      <Icon size={16} aria-hidden="true" />
      <span className={css.label}>{label}</span>
      {hint && <span className={css.hint}>{hint}</span>}
      {keys && <kbd className={css.keys}>{keys}</kbd>}
    </Command.Item>
  )
}
