'use client'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { OptionForm, shownOptions } from '@blickfang/contract/options/option-form.tsx'
import { optionsIn, setOptions } from '@blickfang/contract/options/option-values.ts'
import { useEffect, useMemo, useRef } from 'react'
import { setOption } from '../../commands/set-option.ts'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { keptTexts } from '../../context/kept-texts.ts'
import { useWords } from '../../locales/words.tsx'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import { useControlServices } from '../../shell/use-control-services.ts'
import css from './option-popup.module.css'

/** A choice is saved this long after it was made, so that trying values out does not send each of them. Source: spec/editor.md §9. */
const saveAfterMs = 100

/** Controls of the options that apply. Every choice shows on the page at once. */
export function OptionControls({ element, group }: { element: ElementRef; group: Group }) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const { groupId, field } = element
  const options = field === null ? group.options : (group.fields[field]?.options ?? {})
  const values = useGroup(groupId, (state) => (field === null ? state.values : state.fields[field]?.values) ?? {})
  const id = useGroup(groupId, (state) => (field === null ? state.id : state.fields[field]?.id) ?? '')
  const lent = useControlServices()
  const services = useMemo(() => ({ ...lent, kept: keptTexts(id) }), [lent, id])
  const save = useDelayedRelease()
  const filled = useMemo(() => setOptions(options, optionsIn(values)), [options, values])
  const form = { options, showWhen: field === null ? group.showWhen : {}, values: filled }
  if (shownOptions(form).length === 0) return <p className={css.nothing}>{t('options.none')}</p>
  return (
    <div className={css.controls}>
      <OptionForm
        {...form}
        id="option"
        services={services}
        renderUnknown={({ label }) => <p>{t('options.unknown', { label: labelIn(label, language) })}</p>}
        onChange={(name, value) => {
          session.run(
            setOption,
            { itemType: field === null ? 'group' : 'field', id, option: name, value: toJson(value) },
            { hold: true },
          )
          save()
        }}
      />
    </div>
  )
}

function toJson(value: unknown): Json {
  return value === undefined ? null : jsonSchema.parse(value)
}

function useDelayedRelease(): () => void {
  const session = useEditor()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      session.release()
    },
    [session],
  )
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => session.release(), saveAfterMs)
  }
}
