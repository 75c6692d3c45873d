'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useWords } from '../../locales/words.tsx'
import type { ShownContent } from '../../model/shown-content.ts'
import { isPressed } from '../../shell/keys/shortcuts.ts'
import { fieldAttributes } from '../field-attributes.ts'
import type { Place } from '../place.ts'
import { useFieldId } from '../use-field.ts'
import { useOutsideChanges } from '../use-outside-changes.ts'
import { useReveal } from '../use-reveal.ts'
import { useRoom } from '../use-room.ts'
import { useTools } from '../use-tools.ts'
import { copyWords } from './copy-words.ts'
import { limitInput } from './limit-input.ts'
import { readText, writeText } from './read-text.ts'
import { useEarlyWords } from './use-early-words.ts'
import { useTyping } from './use-typing.ts'

/** Attributes of an editing host. Words that are typed before React is there stay: `useEarlyWords` takes them over. */
const editable = {
  contentEditable: 'plaintext-only',
  suppressContentEditableWarning: true,
  suppressHydrationWarning: true,
  tabIndex: 0,
} as const

/** Props and ref that turn an element into a plain text to type in. The first text is React's, every later one the browser's. */
export function useTextHost(place: Place, text: string, isHeading = false) {
  const { language } = useWords()
  const isEditable = useTools()
  const fieldId = useFieldId(place)
  const reveal = useReveal(place)
  const ref = useRef<HTMLElement>(null)
  const [first] = useState(text)
  const baseline = useRef(text)
  const room = useRoom(place)
  const stopLimit = useRef<(() => void) | null>(null)
  const typing = useTyping({ fieldId, read: () => changedText(ref.current, baseline) })
  const write = useCallback((shown: ShownContent) => {
    if (ref.current) {
      writeText(ref.current, shown.text)
      markEmpty(ref.current)
    }
    baseline.current = shown.text
  }, [])
  const start = () => {
    reveal.show()
    typing.start()
    stopLimit.current = ref.current && limitInput(ref.current, room.max, () => room.report(room.max))
  }
  const changed = () => {
    typing.changed()
    if (ref.current) room.report(markEmpty(ref.current))
  }
  useEarlyWords(ref, { text: first, max: isEditable ? room.max : null, start, changed, stop: typing.stop })
  const stored = useOutsideChanges(place, ref, write)
  const label = labelIn(place.field.label, language)
  const name = isHeading ? {} : { role: 'textbox', 'aria-label': label, 'aria-multiline': true }
  const attributes = {
    ...fieldAttributes(fieldId, place),
    ...(isEditable && {
      ...name,
      'data-placeholder': label,
      'data-empty': text === '' ? '' : undefined,
      ...editable,
      onFocus: () => {
        baseline.current = ref.current ? readText(ref.current) : text
        start()
      },
      onInput: changed,
      onBlur: () => {
        stopLimit.current?.()
        room.clear()
        typing.stop()
        // What was refused while it was typed, or came from others meanwhile, is shown now.
        write(stored())
        reveal.hide()
      },
      onKeyDown: leaveOnKey,
      onCopy: copyWords,
      onCut: copyWords,
    }),
  }
  return { first, ref, attributes }
}

function changedText(host: HTMLElement | null, baseline: { current: string }) {
  const text = host ? readText(host) : baseline.current
  if (text === baseline.current) return undefined
  baseline.current = text
  return { text }
}

/** Keeps the placeholder away from what is typed. Returns how long the text is, or a little more. */
function markEmpty(host: HTMLElement): number {
  const length = host.textContent?.length ?? 0
  const isEmpty = length === 0
  if (host.hasAttribute('data-empty') !== isEmpty) host.toggleAttribute('data-empty', isEmpty)
  return length
}

/** Enter is done, Shift+Enter a new line, Escape leaves. */
function leaveOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return
  if (isPressed(event, 'leave') || isPressed(event, 'done')) {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.blur()
  }
}
