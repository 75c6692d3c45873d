'use client'
import { maxTags, startFolderOf } from '@blickfang/contract/content/media/labels.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { FolderInput, Tag, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import text from '../../../../ui/text.module.css'
import type { MediaLibrary } from '../media-library.ts'
import { shownName } from '../video/film-name.ts'
import { folderName, isNamed } from './folder-name.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'
import { useLabels } from './use-labels.ts'

interface LabelFieldsProps {
  library: MediaLibrary
  items: readonly MediaItem[]
}

/** Folder and tags of one medium or of several: what is typed is for all of them. */
export function LabelFields({ library, items }: LabelFieldsProps) {
  const t = useLibraryWords()
  return (
    <div className={css.labels}>
      <h3 className={text.heading}>{t('labels')}</h3>
      <FolderField library={library} items={items} />
      <TagFields library={library} items={items} />
    </div>
  )
}

function FolderField({ library, items }: LabelFieldsProps) {
  const t = useLibraryWords()
  const { organise } = useLabels(library)
  const { folders } = useStore(library.store).facets
  const known = useId()
  const shared = items.every(({ bucketFolder }) => bucketFolder === items[0]?.bucketFolder) && items[0]?.bucketFolder
  const own = shared && isNamed(shared) ? shared : ''
  const [typed, setTyped] = useState<string | null>(null)
  const name = (typed ?? own).trim()

  function move(to: string | null) {
    setTyped(null)
    const changes = items.map(({ id, mediaType }) => ({ id, folder: { to: to ?? startFolderOf(mediaType) } }))
    const folder = (media: readonly MediaItem[]) => folderName(media[0]?.bucketFolder ?? '', t)
    void organise(changes, (media) => t('moved', { count: media.length, name: nameOf(media), folder: folder(media) }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name !== '') move(name)
  }

  return (
    <form className={css.line} onSubmit={submit}>
      <TextField
        label={t('folder')}
        hint={t('folderHint')}
        list={known}
        maxLength={60}
        value={typed ?? own}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={known}>
        {folders
          .filter((folder) => isNamed(folder.name))
          .map((folder) => (
            <option key={folder.name} value={folder.name} />
          ))}
      </datalist>
      <Button type="submit" icon={<FolderInput size={16} />} aria-disabled={name === '' || name === own}>
        {t('move')}
      </Button>
      {own !== '' && (
        <Button variant="quiet" onClick={() => move(null)}>
          {t('outOfFolder')}
        </Button>
      )}
    </form>
  )
}

function TagFields({ library, items }: LabelFieldsProps) {
  const t = useLibraryWords()
  const { organise } = useLabels(library)
  const { tags } = useStore(library.store).facets
  const known = useId()
  const [typed, setTyped] = useState('')
  const counts = countTags(items)
  const isFull = items.some((item) => item.tags.length >= maxTags)

  function submit(event: FormEvent) {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '' || isFull) return
    setTyped('')
    void organise(
      items.map(({ id }) => ({ id, addTags: [tag] })),
      (media) => t('tagged', { count: media.length, name: nameOf(media), tag }),
    )
  }

  const remove = (tag: string) =>
    void organise(
      items.map(({ id }) => ({ id, removeTags: [tag] })),
      (media) => t('untagged', { count: media.length, name: nameOf(media), tag }),
    )

  return (
    <>
      {counts.length > 0 && (
        <ul className={css.tags} aria-label={t('tag')}>
          {counts.map(([tag, count]) => (
            <li key={tag}>
              <Tag size={13} aria-hidden="true" />
              <span>{count < items.length ? t('counted', { name: tag, count }) : tag}</span>
              <IconButton small label={t('removeTag', { tag })} tip="none" onClick={() => remove(tag)}>
                <X size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={css.line} onSubmit={submit}>
        <TextField
          label={t('addTag')}
          list={known}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={known}>
          {tags.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" icon={<Tag size={16} />} aria-disabled={typed.trim() === '' || isFull}>
          {t('add')}
        </Button>
      </form>
    </>
  )
}

function countTags(items: readonly MediaItem[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap((item) => item.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b))
}

/** Name for a sentence about one medium; a sentence about several says none. */
function nameOf([first]: readonly MediaItem[]): string {
  return first ? shownName(first) : ''
}
