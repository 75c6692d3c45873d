'use client'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { RichText, richTextClasses } from '@blickfang/views/site/rich-text.tsx'
import {
  type ComponentType,
  type DragEvent,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { reportMissing } from '../../ui/parts/part-trouble.ts'
import { watchFocus } from '../../ui/parts/watch-focus.ts'
import { setContent } from '../commands/set-content.ts'
import { useEditor } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { deadLinksIn } from '../model/dead-link.ts'
import { fieldAttributes } from './field-attributes.ts'
import { offsetAt } from './keys/caret-range.ts'
import { type KeptKeys, keepKeys } from './keys/keep-keys.ts'
import type { Step } from './keys/step.ts'
import type { LexicalFieldProps } from './lexical/lexical-field.tsx'
import { lexicalField } from './lexical/load-lexical.ts'
import { useWordMarks } from './marks/use-word-marks.ts'
import type { Place } from './place.ts'
import { resolveNodeHref } from './resolve-link.ts'
import { shownNow, useFieldId, useShownContent } from './use-field.ts'
import { useRefusals } from './use-refusals.ts'
import { useReveal } from './use-reveal.ts'
import { useTools } from './use-tools.ts'

interface Active extends Pick<LexicalFieldProps, 'at' | 'takeTyped'> {
  readonly Lexical: ComponentType<LexicalFieldProps>
}

const nothing = toRichText('')

/** Still markup until it is touched: a page has a thousand rich texts and one caret. */
export function EditRichText({ place, className }: FieldProps['richText'] & { place: Place }) {
  const session = useEditor()
  const { document } = session
  const { language } = useWords()
  const tools = useTools()
  const refusals = useRefusals(place)
  const shown = useShownContent(place)
  const reveal = useReveal(place)
  const fieldId = useFieldId(place)
  const marks = useWordMarks(place, shown)
  const deadEnd = useStore(document.site, () => (shown.json && deadLinksIn(document, shown.json)[0]?.end) ?? undefined)
  const [active, setActive] = useState<Active | null>(null)
  const opening = useRef<KeptKeys | null>(null)
  const attributes = {
    ...fieldAttributes(fieldId, place),
    lang: shown.language === document.locale ? undefined : shown.language,
    ...(tools && {
      'aria-label': labelIn(place.field.label, language),
      'data-placeholder': labelIn(place.field.label, language),
      'data-empty': shown.text.trim() === '' ? '' : undefined,
      'data-lacks': deadEnd,
    }),
    ...marks,
  }

  function open(at: Active['at'], host: HTMLElement, dropped: readonly Step[] = []) {
    reveal.show()
    const come = lexicalField.loaded()
    if (come) return setActive({ at, takeTyped: () => dropped, Lexical: come.LexicalField })
    // Who comes back before it has come begins anew; what was typed the first time stays that.
    opening.current?.end()
    const kept = keepKeys(host)
    opening.current = kept
    const offset = at && offsetAt(host, at.x, at.y)
    const isStillThere = watchFocus(host)
    lexicalField.load().then(
      async ({ LexicalField, typeElsewhere }) => {
        await kept.settled()
        // Keys are kept until the editor stands there: it is drawn a moment later.
        if (opening.current === kept && isStillThere())
          return setActive({ at, takeTyped: () => [...dropped, ...kept.end()], Lexical: LexicalField })
        const typed = [...dropped, ...kept.end()]
        if (opening.current === kept) reveal.hide()
        if (typed.length === 0) return
        const value = shownNow(document, place).json
        const { maxLength } = place.field
        const json = typeElsewhere({ ...refusals, value, maxLength, offset, typed })
        if (json) session.run(setContent, { fieldId, content: { text: plainText(json), json } })
      },
      (error: unknown) => {
        kept.end()
        console.warn(error)
        reportMissing({ retry: () => open(at, host, dropped), giveUp: () => {} })
      },
    )
  }
  // Nothing is typed into where there are no tools.
  useEffect(() => {
    if (!tools) opening.current?.end()
  }, [tools])
  function leave() {
    setActive(null)
    reveal.hide()
  }

  if (active && tools) {
    const classes = [richTextClasses.richText, className].filter(Boolean).join(' ')
    return (
      <active.Lexical
        place={place}
        value={shown}
        at={active.at}
        takeTyped={active.takeTyped}
        attributes={{ ...attributes, className: classes }}
        onLeave={leave}
      />
    )
  }
  return (
    <RichText
      value={shown.json ?? nothing}
      className={className}
      resolveLink={(fields) => resolveNodeHref(document, fields)}
      attributes={{ ...attributes, ...(tools && opensBy(open)) }}
    />
  )
}

/** Opens on a click and not on its press: an element that is swapped while it is pressed loses the focus. */
function opensBy(open: (at: Active['at'], host: HTMLElement, dropped?: readonly Step[]) => void) {
  return {
    role: 'textbox',
    tabIndex: 0,
    'aria-multiline': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A link among the words is taken out of the page before anybody else could keep it from leading away.
      event.preventDefault()
      open({ x: event.clientX, y: event.clientY }, event.currentTarget)
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (hasWords(event.dataTransfer)) event.preventDefault()
    },
    /** Words of another window: a text that is open takes them by itself. */
    onDrop: (event: DragEvent<HTMLElement>) => {
      const { currentTarget: host, dataTransfer, clientX: x, clientY: y } = event
      if (!hasWords(dataTransfer) || !host.ownerDocument.getSelection()?.isCollapsed) return
      event.preventDefault()
      const clipboard = new Map(['text/html', 'text/plain'].map((type) => [type, dataTransfer.getData(type)] as const))
      host.focus({ preventScroll: true })
      open({ x, y }, host, [{ clipboard }])
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible') && event.target === event.currentTarget)
        open(null, event.currentTarget)
    },
  }
}

function hasWords({ types }: DataTransfer): boolean {
  return types.includes('text/plain') && !types.includes('Files')
}
