'use client'
import { toRichText } from '@blickfang/shared/content/rich-text.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { FieldProps } from '@blickfang/shared/kernel/view.ts'
import { RichText, richTextClasses } from '@blickfang/shared/site/rich-text.tsx'
import { type ComponentType, type FocusEvent, type MouseEvent, useState } from 'react'
import { useStore } from 'zustand'
import { reportMissing } from '../../ui/parts/part-trouble.ts'
import { keepFocus, watchFocus } from '../../ui/parts/watch-focus.ts'
import { useEditor } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { deadLinkIn } from '../model/dead-link.ts'
import { fieldAttributes } from './field-attributes.ts'
import { keepKeys } from './keep-keys.ts'
import type { LexicalFieldProps } from './lexical/lexical-field.tsx'
import { lexicalField } from './lexical/load-lexical.ts'
import type { Place } from './place.ts'
import { resolveNodeHref } from './resolve-link.ts'
import { useFieldId, useShownContent } from './use-field.ts'
import { useReveal } from './use-reveal.ts'
import { useSampleMark } from './use-sample-mark.ts'
import { useTools } from './use-tools.ts'

interface Active extends Pick<LexicalFieldProps, 'at' | 'typed' | 'goBack'> {
  readonly Lexical: ComponentType<LexicalFieldProps>
}

const nothing = toRichText('')

/** Still markup until it is touched: a page has a thousand rich texts and one caret. */
export function EditRichText({ place, className }: FieldProps['richText'] & { place: Place }) {
  const { document } = useEditor()
  const { language } = useWords()
  const tools = useTools()
  const shown = useShownContent(place)
  const reveal = useReveal(place)
  const fieldId = useFieldId(place)
  const sampleMark = useSampleMark(place, shown)
  const deadEnd = useStore(document.site, () => (shown.json && deadLinkIn(document, shown.json)?.end) ?? undefined)
  const [active, setActive] = useState<Active | null>(null)
  const attributes = {
    ...fieldAttributes(fieldId, place),
    lang: shown.language === document.locale ? undefined : shown.language,
    ...(tools && {
      'aria-label': labelIn(place.field.label, language),
      'data-placeholder': labelIn(place.field.label, language),
      'data-empty': shown.text.trim() === '' ? '' : undefined,
      'data-lacks': deadEnd,
    }),
    ...sampleMark,
  }

  function open(at: Active['at'], host: HTMLElement) {
    reveal.show()
    const Lexical = lexicalField.loaded()
    if (Lexical) return setActive({ at, typed: '', goBack: null, Lexical })
    const kept = keepKeys(host)
    const isStillThere = watchFocus(host)
    lexicalField.load().then(
      (loaded) => {
        const typed = kept.end()
        if (isStillThere()) return setActive({ at, typed, goBack: null, Lexical: loaded })
        if (typed === '') return reveal.hide()
        // What was typed is put in, and whoever has gone on to another text stays there.
        setActive({ at, typed, goBack: keepFocus(), Lexical: loaded })
      },
      (error: unknown) => {
        kept.end()
        console.warn(error)
        reportMissing({ retry: () => open(at, host), giveUp: () => {} })
      },
    )
  }
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
        typed={active.typed}
        goBack={active.goBack}
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
      attributes={{ ...attributes, ...(tools && opening(open)) }}
    />
  )
}

/** Opens on a click and not on its press: an element that is swapped while it is pressed loses the focus. */
function opening(open: (at: Active['at'], host: HTMLElement) => void) {
  return {
    role: 'textbox',
    tabIndex: 0,
    'aria-multiline': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A link among the words is taken out of the page before anybody else could keep it from leading away.
      event.preventDefault()
      open({ x: event.clientX, y: event.clientY }, event.currentTarget)
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible') && event.target === event.currentTarget)
        open(null, event.currentTarget)
    },
  }
}
