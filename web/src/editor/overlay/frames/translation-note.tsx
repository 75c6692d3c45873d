'use client'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { Check, CheckCheck, ChevronDown, ChevronUp, Languages } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { checkTranslation } from '../../commands/check-translation.ts'
import { useEditor, useGroup, useOverlay } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { storedContent } from '../../model/shown-content.ts'
import { isByPerson, translationMark } from '../../model/translation/translation-state.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import { translationsToCheck } from '../../shell/translation/next-translation.ts'
import { useShowTranslation } from '../../shell/translation/use-open-translations.ts'
import { useTranslateField } from '../../shell/translation/use-translate-field.ts'
import { useNotify } from '../../shell/use-notify.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'

/** Beneath the selected text, where its translation is missing or needs a look: the original, what to do, and the way to the next one. */
export function TranslationNote() {
  const { document } = useEditor()
  const selected = useOverlay((overlay) => overlay.selected)
  if (!selected?.field || document.locale === document.defaultLocale || !document.groups.has(selected.groupId))
    return null
  return <NoteOf key={`${selected.groupId} ${selected.field}`} element={selected} name={selected.field} />
}

function NoteOf({ element, name }: { element: ElementRef; name: string }) {
  const { document } = useEditor()
  const id = useGroup(element.groupId, ({ fields }) => fields[name]?.id ?? '')
  const own = useGroup(element.groupId, ({ fields }) => storedContent(fields[name], document.locale))
  const original = useGroup(element.groupId, ({ fields }) => storedContent(fields[name], document.defaultLocale))
  const isStale = useStore(document.translations, ({ stale }) => stale.has(id))
  const isMissing = useStore(document.translations, ({ missing }) => missing.has(id))
  const text = contentSchema.safeParse(original).data?.text.trim() ?? ''
  const mark = translationMark(document, own, isStale)
  // While a missing one is written its original is gone from the page.
  if (text === '' || (!mark && !isMissing)) return null
  return <Note element={element} fieldId={id} text={text} mark={mark} canTranslate={!isByPerson(own)} />
}

interface NoteProps {
  readonly element: ElementRef
  readonly fieldId: string
  /** The original. */
  readonly text: string
  readonly mark: ReturnType<typeof translationMark>
  readonly canTranslate: boolean
}

function Note({ element, fieldId, text, mark, canTranslate }: NoteProps) {
  const session = useEditor()
  const { document: page } = session
  const { engine: t, language } = useWords()
  const { isOffered } = useStore(page.translations)
  const translate = useTranslateField()
  const show = useShowTranslation()
  const notify = useNotify()
  const ref = useRef<HTMLFieldSetElement>(null)
  const hasRoomNote = useOverlay(({ room }) => room !== null)
  // A button has the way to its link below it (`FieldTools`), a text that is nearly full says how much room is left.
  const isButton = () => findElement(element)?.dataset.fieldKind === 'button'
  useTracked(
    ref,
    () => findElement(element),
    (own, rect) => placeBelow(own, rect, (isButton() ? 32 : 0) + (hasRoomNote ? 28 : 0)),
  )
  const source = localeName(page.defaultLocale, language)
  const all = translationsToCheck(page)
  /** Leads on to what is left to be looked at, or says that nothing is. */
  function check(fieldIds: readonly string[]) {
    session.run(checkTranslation, { fieldIds })
    const isMore = show(1)
    if (fieldIds.length > 1) notify.success(t('translate.allChecked', { count: fieldIds.length }))
    else if (!isMore) notify.success(t('translate.lastChecked'))
  }
  return (
    // Its buttons leave the caret where it is.
    <fieldset ref={ref} className={css.original} aria-label={t('translate.note')} onMouseDown={keepCaret}>
      <p className={css.state}>{mark ? t(`field.${mark}`, { language: source }) : t('translate.missing')}</p>
      <p className={css.originalText} lang={page.defaultLocale}>
        {text}
      </p>
      <div className={css.empties}>
        {isOffered && canTranslate && (
          <button type="button" className={css.empty} onClick={() => void translate(fieldId)}>
            <Languages size={12} aria-hidden="true" />
            {t('menu.translate')}
          </button>
        )}
        {mark && (
          <button type="button" className={css.empty} onClick={() => check([fieldId])}>
            <Check size={12} aria-hidden="true" />
            {t('translate.checked')}
          </button>
        )}
        {mark && all.length > 1 && (
          <button type="button" className={css.empty} onClick={() => check(all)}>
            <CheckCheck size={12} aria-hidden="true" />
            {t('translate.checkAll', { count: all.length })}
          </button>
        )}
        <button type="button" className={css.empty} title={t('translate.previousKey')} onClick={() => show(-1)}>
          <ChevronUp size={12} aria-hidden="true" />
          {t('translate.previous')}
        </button>
        <button type="button" className={css.empty} title={t('translate.nextKey')} onClick={() => show(1)}>
          <ChevronDown size={12} aria-hidden="true" />
          {t('translate.next')}
        </button>
      </div>
    </fieldset>
  )
}

function keepCaret(event: MouseEvent): void {
  event.preventDefault()
}

/** Places the note below the text and what else stands there, or above it where the editor's bar is: never over it. */
function placeBelow(own: HTMLElement, { left, top, bottom }: DOMRect, taken: number): void {
  const { offsetWidth: width, offsetHeight: height } = own
  const below = bottom + 8 + taken
  const isRoom = below + height <= window.innerHeight - barRoom
  const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))
  own.style.transform = `translate(${Math.round(x)}px, ${Math.round(isRoom ? below : top - 8 - height)}px)`
}
