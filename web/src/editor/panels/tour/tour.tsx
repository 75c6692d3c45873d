'use client'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBackLayer } from '../../../ui/back/use-back-layer.ts'
import { Button } from '../../../ui/button.tsx'
import surface from '../../../ui/surface.module.css'
import text from '../../../ui/text.module.css'
import { useBlocks, useEditor } from '../../context/editor-context.tsx'
import { seenBottom } from '../../floating/seen-window.ts'
import { poke, track } from '../../floating/tracker.ts'
import { useToolWords } from '../../locales/tool-words.tsx'
import { keyOf } from '../../shell/shortcut.ts'
import { showElement } from '../../shell/show-field.ts'
import type { DialogProps } from '../dialog-props.ts'
import { usePanel } from '../use-panel.ts'
import { useTourWords } from './messages/use-tour-words.ts'
import { placeCard } from './place-card.ts'
import { rememberTour } from './seen-tour.ts'
import { type Step, steps } from './steps.ts'
import css from './tour.module.css'

/**
 * Shows somebody around: a card beside each thing that it speaks of, while the page stays as it is and can be used. Escape, another
 * window and the browser's Back end it; once it was there it never comes by itself again.
 */
export function Tour({ onClose }: DialogProps<'tour'>) {
  const t = useTourWords()
  const say = useToolWords()
  const own = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const id = useId()
  const [at, setAt] = useState(0)
  const step = steps[at] ?? steps[0]
  const isLast = at === steps.length - 1
  useEffect(() => rememberTour, [])
  useBackLayer(true, onClose)
  useEscape(onClose)
  useStation(step)
  useBeside({ own, ring, selector: step.selector })
  useFocus(own, at)
  return (
    <>
      <div ref={ring} className={css.ring} aria-hidden="true" />
      <div
        ref={own}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        data-editor-surface=""
        className={`${surface.surface} ${css.card}`}
      >
        <p className={text.soft}>{t('step', { at: at + 1, all: steps.length })}</p>
        <h2 id={`${id}-title`} className={css.title}>
          {t(`${step.name}.title`)}
        </h2>
        <p id={`${id}-text`} className={css.text}>
          {step.name === 'more' ? t('more.text', { keys: keyOf('palette', say) }) : t(`${step.name}.text`)}
        </p>
        <div className={css.buttons}>
          {!isLast && (
            <Button variant="quiet" onClick={onClose}>
              {t('skip')}
            </Button>
          )}
          <span className={css.end}>
            {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('back')}</Button>}
            <Button variant="solid" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
              {t(isLast ? 'done' : 'next')}
            </Button>
          </span>
        </div>
      </div>
    </>
  )
}

/** Escape ends the tour wherever the focus is, and nothing else. */
function useEscape(onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const listening = new AbortController()
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    window.addEventListener('keydown', hear, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** Shows the tools, and chooses the first block where the step is about one; what the tour has chosen it lets go again. */
function useStation({ selector, isOfBlock }: Step): void {
  const session = useEditor()
  const [first] = useBlocks()
  const [flags, openPanel] = usePanel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; who closes the tools later has seen them
  useEffect(() => {
    if (!flags.toolbar || flags.panel) openPanel('toolbar')
  }, [])
  useEffect(() => {
    if (!isOfBlock || first === undefined) return
    showElement(session, { groupId: first, field: null })
    return () => session.overlay.send({ type: 'select', element: null })
  }, [session, isOfBlock, first])
  useEffect(() => {
    if (!isOfBlock) document.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
  }, [selector, isOfBlock])
}

interface Beside {
  readonly own: RefObject<HTMLElement | null>
  readonly ring: RefObject<HTMLElement | null>
  readonly selector: string
}

/** Keeps card and ring where the thing is, without rendering; what is not there has no ring, and the card stands in the middle. */
function useBeside({ own, ring, selector }: Beside): void {
  useLayoutEffect(() => {
    const untrack = track(() => {
      const target = document.querySelector(selector)?.getBoundingClientRect()
      const isThere = target !== undefined && target.width > 0 && target.height > 0
      const [card, frame] = [own.current, ring.current]
      if (!card || !frame) return
      const seen = { width: document.documentElement.clientWidth, height: seenBottom() }
      const { left, top } = placeCard(card.getBoundingClientRect(), isThere ? target : null, seen)
      card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
      frame.hidden = !isThere
      if (!isThere) return
      frame.style.translate = `${Math.round(target.left - 4)}px ${Math.round(target.top - 4)}px`
      frame.style.width = `${Math.round(target.width + 8)}px`
      frame.style.height = `${Math.round(target.height + 8)}px`
    })
    return untrack
  }, [own, ring, selector])
  useEffect(poke)
}

/** Gives the card the focus at each step, so that it is read; at the end it goes back to where it was. */
function useFocus(own: RefObject<HTMLElement | null>, at: number): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    before.current = document.activeElement
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies(at): each step is read
  useEffect(() => own.current?.focus({ preventScroll: true }), [own, at])
}
