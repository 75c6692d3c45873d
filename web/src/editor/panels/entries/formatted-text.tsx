import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { Bold, Heading3, Italic, List } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { $setHierarchy, $toggleList } from '../../fields/lexical/blocks.ts'
import { createFieldEditor, readValue } from '../../fields/lexical/create-field-editor.ts'
import { refusedTag } from '../../fields/lexical/register-limits.ts'
import { readSelection, type SelectionState } from '../../fields/lexical/selection-state.ts'
import { Tool } from '../../fields/rich-text/tool.tsx'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'

/** As long as the longest field of a page. */
const maxLength = 50_000

interface FormattedTextProps {
  readonly label: Label
  readonly locale: Locale
  /** As it is stored; null: none. */
  readonly value: Json
  readonly onChange: (value: Json, hold: 'left') => void
}

/** A text with subheadings, marks and lists in a panel: in the journal from the first letter, saved when it is left. */
export function FormattedText({ label, locale, value, onChange }: FormattedTextProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const session = useEditor()
  const notify = useNotify()
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const own = useRef<Json>(value)
  const [made, setMade] = useState<LexicalEditor | null>(null)
  // Somebody else's words, or those of undo, take the place of what stands here.
  const isOther = !isSame(own.current, value)
  const round = useRef(0)
  if (isOther) {
    own.current = value
    round.current += 1
  }
  const said = useRef({ onChange, refuse: () => notify.refusal(t('textRefused')) })
  said.current = { onChange, refuse: () => notify.refusal(t('textRefused')) }

  const at = round.current
  // biome-ignore lint/correctness/useExhaustiveDependencies(at): begins anew with other words
  useLayoutEffect(() => {
    const { editor, dispose } = createFieldEditor({
      value: richTextSchema.safeParse(own.current).data ?? null,
      maxLength,
      onRefused: () => said.current.refuse(),
      onPlain: () => undefined,
      onLost: () => undefined,
    })
    editor.setRootElement(host.current)
    setMade(editor)
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(refusedTag) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      const json = readValue(editor)
      if (!json) return
      const next = asStored(json)
      if (isSame(own.current, next)) return
      own.current = next
      said.current.onChange(next, 'left')
    })
    return () => {
      stop()
      dispose()
    }
  }, [at])
  return (
    <div className={css.text}>
      <span id={id} className={text.heading}>
        {labelIn(label, language)}
      </span>
      {made && <Tools editor={made} />}
      {/* biome-ignore lint/a11y/useSemanticElements: formatted text cannot be typed into a textarea */}
      <div
        ref={host}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        tabIndex={0}
        lang={locale}
        className={css.words}
        contentEditable
        suppressContentEditableWarning
        onBlur={() => session.release()}
      />
    </div>
  )
}

function Tools({ editor }: { readonly editor: LexicalEditor }) {
  const t = useEntriesWords()
  const { engine: say } = useWords()
  const [state, setState] = useState<SelectionState>(() => readSelection(editor))
  useEffect(() => editor.registerUpdateListener(() => setState(readSelection(editor))), [editor])
  const isHeading = state.hierarchy === 'h3'
  return (
    <div role="toolbar" aria-label={t('textTools')} className={css.tools}>
      <Tool
        tip="above-start"
        label={say('text.h3')}
        pressed={isHeading}
        onClick={() => editor.update(() => $setHierarchy(isHeading ? 'paragraph' : 'h3'))}
      >
        <Heading3 size={16} aria-hidden="true" />
      </Tool>
      <Tool
        tip="above-start"
        label={say('text.bold')}
        pressed={state.bold}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      >
        <Bold size={16} aria-hidden="true" />
      </Tool>
      <Tool
        tip="above-start"
        label={say('text.italic')}
        pressed={state.italic}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        <Italic size={16} aria-hidden="true" />
      </Tool>
      <Tool label={say('text.list')} pressed={state.list} onClick={() => $toggleList(editor, state.list)}>
        <List size={16} aria-hidden="true" />
      </Tool>
    </div>
  )
}

/** An emptied text is none; a heading is one below the entry's title. */
function asStored(json: RichText): Json {
  const blocks = json.root.children
  const isEmpty = blocks.every((node) => node.children.length === 0)
  if (isEmpty) return null
  const children = blocks.map((node) => (node.type === 'heading' ? { ...node, tag: 'h3' } : node))
  return { ...json, root: { ...json.root, children } } as unknown as Json
}

function isSame(a: Json, b: Json): boolean {
  if (a === null || b === null) return a === b
  return isSameValue({ text: '', json: a }, { text: '', json: b })
}
