'use client'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWordMarks } from '../marks/use-word-marks.ts'
import type { Place } from '../place.ts'
import { useShownContent } from '../use-field.ts'
import { useTextHost } from './use-text-host.ts'

/** A line of text, in the same element as on the live page. A heading stays a heading for those who hear the page. */
export function EditText({ place, as: Tag = 'p', className }: FieldProps['text'] & { place: Place }) {
  const { document } = useEditor()
  const shown = useShownContent(place)
  const host = useTextHost(place, shown.text, /^h\d$/.test(Tag))
  const marks = useWordMarks(place, shown)
  const lang = shown.language === document.locale ? undefined : shown.language
  return (
    <Tag
      ref={host.ref as never}
      className={className}
      lang={lang}
      style={wordRoom(shown.text)}
      {...host.attributes}
      {...marks}
    >
      {host.first}
    </Tag>
  )
}
