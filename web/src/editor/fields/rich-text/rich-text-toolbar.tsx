'use client'
import { richTextColors, richTextSizes } from '@blickfang/contract/content/rich-text.ts'
import { COMMAND_PRIORITY_LOW, FORMAT_TEXT_COMMAND, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'
import { Bold, Italic, Link as LinkIcon, List } from 'lucide-react'
import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import surface from '../../../ui/surface.module.css'
import { usePortalHost } from '../../floating/use-portal-host.ts'
import { useWords } from '../../locales/words.tsx'
import { isTextTool } from '../is-text-tool.ts'
import { isWindowLeft } from '../is-window-left.ts'
import { isLinkKey } from '../keys/type-steps.ts'
import { $setHierarchy, $toggleList, type FoundHierarchy, hierarchies, isHierarchy } from '../lexical/blocks.ts'
import { $removeLinks } from '../lexical/links.ts'
import { $readSelection, readSelection, type SelectionState } from '../lexical/selection-state.ts'
import { $setSelectedColor, $setSelectedSize } from '../lexical/text-states.ts'
import { LinkBubble } from './link-bubble.tsx'
import css from './rich-text-toolbar.module.css'
import { Tool } from './tool.tsx'
import { Choice } from './toolbar-choice.tsx'
import { useLinkPanel } from './use-link-panel.ts'
import { useLinking } from './use-linking.ts'
import { useToolbarPlace } from './use-toolbar-place.ts'

interface RichTextToolbarProps {
  readonly editor: LexicalEditor
  readonly host: RefObject<HTMLElement | null>
  /** The person went elsewhere from the tools; the text itself hears only of who leaves it. */
  readonly onLeave: () => void
}

/** The tools over selected words, and the address of the link at the caret. The caret stays where it is: pressing a button does not take the focus. */
export function RichTextToolbar({ editor, host, onLeave }: RichTextToolbarProps) {
  const { engine: t } = useWords()
  const state = useSelectionState(editor)
  const { isLinking, setLinking, close, apply } = useLinking(editor)
  const isOpen = state.hasWords || state.link !== null || isLinking
  const place = useToolbarPlace(editor, isOpen)
  useLinkKey(editor, setLinking)
  const LinkPanel = useLinkPanel(isOpen)
  const portal = usePortalHost()
  if (!portal || !isOpen) return null
  const leave = (event: FocusEvent) => {
    const { relatedTarget } = event
    const isText = relatedTarget instanceof Node && host.current?.contains(relatedTarget)
    if (!isText && !isWindowLeft(event) && !isTextTool(relatedTarget)) onLeave()
  }
  return createPortal(
    <section
      ref={place}
      className={`${surface.surface} ${css.toolbar}`}
      data-text-tools=""
      data-editor-surface=""
      aria-label={t('text.tools')}
      // A press beside its buttons stays in it.
      tabIndex={-1}
      onBlur={leave}
    >
      {state.hasWords && <FormatTools editor={editor} state={state} isLinking={isLinking} setLinking={setLinking} />}
      {state.link && !isLinking && (
        <LinkBubble
          fields={state.link}
          onEdit={() => setLinking(true)}
          onRemove={state.hasWords ? undefined : () => editor.update($removeLinks, { discrete: true })}
        />
      )}
      {isLinking && LinkPanel && <LinkPanel link={state.link?.link ?? null} onApply={apply} onClose={close} />}
    </section>,
    portal,
  )
}

interface FormatToolsProps {
  readonly editor: LexicalEditor
  readonly state: SelectionState
  readonly isLinking: boolean
  readonly setLinking: (isLinking: boolean) => void
}

function FormatTools({ editor, state, isLinking, setLinking }: FormatToolsProps) {
  const { engine: t } = useWords()
  const update = (change: () => void) => editor.update(change, { discrete: true })
  return (
    <div className={css.row} role="toolbar" aria-label={t('text.tools')}>
      <Choice
        label={t('text.hierarchy')}
        value={state.hierarchy}
        options={offered(state.hierarchy).map((name) => [name, t(`text.${name}`)])}
        onChange={(name) => isHierarchy(name) && update(() => $setHierarchy(name))}
      />
      <Tool
        label={t('text.bold')}
        shortcut="⌘B"
        pressed={state.bold}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      >
        <Bold size={16} aria-hidden="true" />
      </Tool>
      <Tool
        label={t('text.italic')}
        shortcut="⌘I"
        pressed={state.italic}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        <Italic size={16} aria-hidden="true" />
      </Tool>
      <Tool label={t('text.list')} pressed={state.list} onClick={() => $toggleList(editor, state.list)}>
        <List size={16} aria-hidden="true" />
      </Tool>
      <Tool
        label={t(state.link ? 'text.unlink' : 'text.link')}
        shortcut="⌘K"
        pressed={state.link !== null || isLinking}
        onClick={() => (state.link ? update($removeLinks) : setLinking(!isLinking))}
      >
        <LinkIcon size={16} aria-hidden="true" />
      </Tool>
      <Choice
        label={t('text.size')}
        value={state.size}
        options={richTextSizes.map((size) => [size, t(`text.size-${size}`)])}
        onChange={(name) => {
          const size = richTextSizes.find((known) => known === name)
          if (size) update(() => $setSelectedSize(size))
        }}
      />
      <Choice
        label={t('text.color')}
        value={state.color}
        options={richTextColors.map((color) => [color, t(`text.color-${color}`)])}
        onChange={(name) => {
          const color = richTextColors.find((known) => known === name)
          if (color) update(() => $setSelectedColor(color))
        }}
      />
    </div>
  )
}

function useSelectionState(editor: LexicalEditor): SelectionState {
  const [state, setState] = useState(() => readSelection(editor))
  useEffect(
    () =>
      editor.registerUpdateListener(() =>
        setState((before) => {
          const next = readSelection(editor)
          return JSON.stringify(before) === JSON.stringify(next) ? before : next
        }),
      ),
    [editor],
  )
  return state
}

/** Cmd+K or Ctrl+K opens the panel for the selected words or for the link the caret is in. */
function useLinkKey(editor: LexicalEditor, open: (isOpen: boolean) => void): void {
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!isLinkKey(event)) return false
          event.preventDefault()
          const { hasWords, link } = $readSelection()
          if (hasWords || link) open(true)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, open],
  )
}

/** Kinds that are offered for a paragraph, the current kind among them. */
function offered(current: FoundHierarchy): readonly FoundHierarchy[] {
  return isHierarchy(current) ? hierarchies : [...hierarchies, current]
}
