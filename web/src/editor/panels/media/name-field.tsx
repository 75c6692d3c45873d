'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useLine } from '../kept-text.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { bareName } from './video/film-name.ts'

/** Name under which a medium is found; what says the kind of its file stays. */
export function NameField({ item, onSave }: { item: MediaItem; onSave: (name: string) => Promise<boolean> }) {
  const t = useMediaWords()
  const { text, type, leave } = useLine({
    key: `medium ${item.id} name`,
    value: bareName(item.originalFilename),
    onSave,
    isRight: (typed) => typed !== '',
  })
  return (
    <TextField
      label={t('fileName')}
      value={text}
      maxLength={150}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  )
}
