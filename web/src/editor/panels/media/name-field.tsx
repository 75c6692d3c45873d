'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useLine } from '../kept-text.ts'
import { useLibraryWords } from './library/messages/use-library-words.ts'
import { bareName } from './video/film-name.ts'

/** Name under which a medium is found; what says the kind of its file stays. */
export function NameField({ item, onSave }: { item: MediaItem; onSave: (name: string) => void }) {
  const t = useLibraryWords()
  const { text, type, leave } = useLine({
    key: `medium ${item.id} name`,
    value: bareName(item.originalFilename),
    onSave,
    isRight: (typed) => typed !== '',
  })
  return (
    <TextField
      label={t('name')}
      value={text}
      maxLength={150}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  )
}
