'use client'
import { plainText, type RichText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import {
  $getRoot,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { type ComponentProps, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEditor } from '../../context/editor-context.tsx'
import type { ShownContent } from '../../model/shown-content.ts'
import { isTextTool } from '../is-text-tool.ts'
import { isWindowLeft } from '../is-window-left.ts'
import { caretRange } from '../keys/caret-range.ts'
import { tellKept } from '../keys/kept-sign.ts'
import type { Step } from '../keys/step.ts'
import { typeHere } from '../keys/type-steps.ts'
import type { Place } from '../place.ts'
import { RichTextToolbar } from '../rich-text/rich-text-toolbar.tsx'
import { useTyping } from '../text/use-typing.ts'
import { useFieldId } from '../use-field.ts'
import { useOutsideChanges } from '../use-outside-changes.ts'
import { useRefusals } from '../use-refusals.ts'
import { useRoom } from '../use-room.ts'
import { createFieldEditor, readValue } from './create-field-editor.ts'
import { refusedTag } from './register-limits.ts'

export interface LexicalFieldProps {
  place: Place
  value: ShownContent
  /** Where the click was that opened it, in the window; null for the keyboard. */
  at: { readonly x: number; readonly y: number } | null
  /** Keys that came before the editor did: asked for once it stands there. */
  takeTyped: () => readonly Step[]
  attributes: ComponentProps<'div'>
  onLeave: () => void
}

/** A rich text while somebody writes in it: the same element and classes as before, with Lexical inside. */
export function LexicalField({ place, value, at, takeTyped, attributes, onLeave }: LexicalFieldProps) {
  const session = useEditor()
  const fieldId = useFieldId(place)
  const ref = useRef<HTMLDivElement>(null)
  const first = useRef({ value, at, takeTyped, maxLength: place.field.maxLength })
  const isDirty = useRef(false)
  const own = useRef<RichText | null>(null)
  const [editor, setEditor] = useState<LexicalEditor | null>(null)
  const refusals = useRefusals(place)
  const said = useRef(refusals)
  said.current = refusals
  const typing = useTyping({
    fieldId,
    read: () => {
      if (!editor || !isDirty.current) return undefined
      const json = readValue(editor)
      // In the middle of a composition, which is measured at its end.
      if (!json) return undefined
      isDirty.current = false
      own.current = json
      return { text: plainText(json), json }
    },
  })
  const room = useRoom(place)
  const write = useWrite(editor, own)
  useOutsideChanges(place, ref, write)

  useLayoutEffect(() => {
    const made = createFieldEditor({
      value: first.current.value.json,
      maxLength: first.current.maxLength,
      onRefused: (why) => said.current.onRefused(why),
      onPlain: () => said.current.onPlain(),
      onLost: (lost) => said.current.onLost(lost),
    })
    made.editor.setRootElement(ref.current)
    placeCaret(made.editor, first.current.at)
    setEditor(made.editor)
    return made.dispose
  }, [])

  useEffect(() => {
    if (!editor) return
    typing.start()
    const stopUpdates = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has('outside') || tags.has(refusedTag) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      isDirty.current = true
      // What is pasted is a step of its own for undo.
      if (tags.has('paste')) session.typing.commit()
      else typing.changed()
      const length = editor.getEditorState().read(() => $getRoot().getTextContentSize())
      ref.current?.toggleAttribute('data-empty', length === 0)
      room.report(length)
    })
    const stopEscape = editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      (event) => {
        event.stopPropagation()
        ref.current?.blur()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
    const typed = first.current.takeTyped()
    first.current.takeTyped = () => []
    typeHere(editor, typed)
    tellKept(ref.current, typed.at(-1))
    return () => {
      stopUpdates()
      stopEscape()
    }
  }, [editor, typing, room, session])

  const leave = () => {
    typing.stop()
    room.clear()
    onLeave()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: formatted text cannot be typed into a textarea */}
      <div
        {...attributes}
        ref={ref}
        role="textbox"
        aria-multiline
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onBlur={(event) => !isTextTool(event.relatedTarget) && !isWindowLeft(event) && leave()}
      />
      {editor && <RichTextToolbar editor={editor} host={ref} onLeave={leave} />}
    </>
  )
}

/** Writes words that changed from outside; what was taken over from here is what stands here. */
function useWrite(editor: LexicalEditor | null, own: RefObject<RichText | null>) {
  return useCallback(
    (shown: ShownContent) => {
      if (!editor || shown.json === own.current) return
      own.current = null
      travelTo(editor, shown)
    },
    [editor, own],
  )
}

/**
 * Undo and redo: the caret goes to the end of the text, which is in view and never in a place that is gone. Where it is
 * elsewhere it stays there.
 */
function travelTo(editor: LexicalEditor, shown: ShownContent): void {
  const root = editor.getRootElement()
  const hasCaret = root?.contains(root.ownerDocument.activeElement)
  editor.update(
    () => {
      const root = $getRoot().clear()
      for (const node of (shown.json ?? toRichText('')).root.children) root.append($parseSerializedNode({ ...node }))
      root.selectEnd()
    },
    { tag: hasCaret ? 'outside' : ['outside', SKIP_DOM_SELECTION_TAG], discrete: true },
  )
}

/** The caret goes where the click was. */
function placeCaret(editor: LexicalEditor, at: LexicalFieldProps['at']): void {
  const root = editor.getRootElement()
  if (!root) return
  root.focus({ preventScroll: true })
  const range = at && caretRange(at.x, at.y)
  if (range && root.contains(range.startContainer)) {
    root.ownerDocument.getSelection()?.collapse(range.startContainer, range.startOffset)
  } else editor.update(() => void $getRoot().selectEnd(), { tag: 'outside', discrete: true })
}
