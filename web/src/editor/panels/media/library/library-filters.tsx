'use client'
import { mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/fields/check-field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import surface from '../../../../ui/surface.module.css'
import { isNarrowed, type MediaLibrary, type Narrowing } from '../media-library.ts'
import { folderName, isNamed } from './folder-name.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'

/** The kinds of media that a library has. */
const kinds = ['image', 'video', 'document'] as const

interface LibraryFiltersProps {
  library: MediaLibrary
  /** Whether it shows media of several kinds. */
  hasTypes: boolean
  onRename: (word: { kind: 'folder' | 'tag'; name: string }) => void
}

/** Narrows the library by kind, folder, tag and use, and orders it. */
export function LibraryFilters({ library, hasTypes, onRename }: LibraryFiltersProps) {
  const t = useLibraryWords()
  const { narrowing, facets } = useStore(library.store)
  const counted = (name: string, count: number) => t('counted', { name, count })
  const narrow = (change: Partial<Narrowing>) => void library.narrow(change)
  const reset = { search: '', folder: null, tag: null, isUnused: false }
  return (
    <fieldset className={css.filters}>
      <legend className={surface.hidden}>{t('filters')}</legend>
      {hasTypes && (
        <Select
          label={t('type')}
          value={narrowing.type ?? ''}
          onChange={(type) => {
            narrow({ type: kinds.find((kind) => kind === type) ?? null })
            void library.loadFacets()
          }}
        >
          <option value="">{t('types.all')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`types.${kind}`)}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('folder')}
        value={narrowing.folder ?? ''}
        onChange={(folder) => narrow({ folder: folder === '' ? null : folder })}
        end={<Rename name={narrowing.folder} kind="folder" onRename={onRename} />}
      >
        <option value="">{t('allFolders')}</option>
        {withChosen(facets.folders, narrowing.folder).map(({ name, count }) => (
          <option key={name} value={name}>
            {counted(folderName(name, t), count)}
          </option>
        ))}
      </Select>
      <Select
        label={t('tag')}
        value={narrowing.tag ?? ''}
        onChange={(tag) => narrow({ tag: tag === '' ? null : tag })}
        end={<Rename name={narrowing.tag} kind="tag" onRename={onRename} />}
      >
        <option value="">{t('allTags')}</option>
        {withChosen(facets.tags, narrowing.tag).map(({ name, count }) => (
          <option key={name} value={name}>
            {counted(name, count)}
          </option>
        ))}
      </Select>
      <Select
        label={t('sort')}
        value={narrowing.sort}
        onChange={(value) => {
          const sort = mediaOrders.find((order) => order === value)
          if (sort) narrow({ sort })
        }}
      >
        {mediaOrders.map((order) => (
          <option key={order} value={order}>
            {t(`orders.${order}`)}
          </option>
        ))}
      </Select>
      <div className={css.checks}>
        <CheckField label={t('unused')} checked={narrowing.isUnused} onChange={(isUnused) => narrow({ isUnused })} />
        {isNarrowed(narrowing) && (
          <Button variant="quiet" onClick={() => narrow(reset)}>
            {t('reset')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  end?: ReactNode
  children: ReactNode
}

function Select({ label, value, onChange, end, children }: SelectProps) {
  const id = useId()
  return (
    <div className={css.select}>
      <label htmlFor={id}>{label}</label>
      <span>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
        {end}
      </span>
    </div>
  )
}

interface RenameProps {
  kind: 'folder' | 'tag'
  name: string | null
  onRename: LibraryFiltersProps['onRename']
}

function Rename({ kind, name, onRename }: RenameProps) {
  const t = useLibraryWords()
  if (name === null || (kind === 'folder' && !isNamed(name))) return null
  const label = t(kind === 'folder' ? 'renameFolder' : 'renameTag', { name })
  return (
    <IconButton small label={label} tip="below-end" onClick={() => onRename({ kind, name })}>
      <Pencil size={14} />
    </IconButton>
  )
}

/** Keeps the chosen name in the list, even when nothing has it any more. */
function withChosen(facets: readonly { name: string; count: number }[], chosen: string | null) {
  if (chosen === null || facets.some(({ name }) => name === chosen)) return facets
  return [...facets, { name: chosen, count: 0 }]
}
