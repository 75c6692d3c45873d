'use client'
import { settingAt, settingRange } from '@blickfang/shared/content/settings-values/settings-values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { setSettings } from '../../../commands/set-settings.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import { useWords } from '../../../locales/words.tsx'
import { useSettings } from '../../../shell/settings/use-settings.ts'
import { useKeptText } from '../../kept-text.ts'
import { parseSetting, type SettingKind } from './parse-setting.ts'

interface TextSettingProps {
  /** Path of the setting. */
  name: string
  label: string
  kind?: SettingKind
  hint?: string
  placeholder?: string
  maxLength?: number
}

/** No input of type e-mail: browsers hand out «bücher.ch» as «xn--bcher-kva.ch». */
const inputs = {
  text: { type: 'text' },
  number: { type: 'text' },
  count: { type: 'text', inputMode: 'numeric' },
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  date: { type: 'date' },
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const

/**
 * A text or number of the settings. Each letter is in the journal at once; it is saved on leaving, since settings are live at
 * once. What is not right is said below and kept, and the setting stays as it was.
 */
export function TextSetting({ name, kind = 'text', maxLength = 200, ...rest }: TextSettingProps) {
  const session = useEditor()
  const settings = useSettings()
  const stored = settings && settingAt(settings, name)
  const [kept, keep] = useKeptText(`settings.${name}`)
  const [typed, setTyped] = useState(kept)
  const sentence = useSentence(name, kind)
  const [isWrong, setWrong] = useState(kept !== null)
  const [attempt, setAttempt] = useState(0)
  const before = useRef<Json>(stored)
  if (typed === null) before.current = stored

  function enter(text: string) {
    const next = parseSetting(name, kind, text)
    setTyped(text)
    keep(next === null ? text : null)
    session.run(setSettings, { values: { [name]: next ?? before.current } }, { hold: 'left' })
    if (next !== null) setWrong(false)
  }
  function leave() {
    if (typed === null) return
    const isRight = parseSetting(name, kind, typed) !== null
    setWrong(!isRight)
    setAttempt(attempt + 1)
    if (isRight) setTyped(null)
    session.release()
  }
  // A panel that is closed takes its inputs away without their being left.
  useEffect(() => () => session.release(), [session])
  return (
    <TextField
      {...rest}
      {...inputs[kind]}
      maxLength={maxLength}
      value={typed ?? String(stored ?? '')}
      error={isWrong ? sentence : null}
      attempt={attempt}
      onChange={(event) => enter(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

/** What a person reads about a text that the setting does not take. */
function useSentence(name: string, kind: SettingKind): string {
  const t = useDialogWords()
  const { language } = useWords()
  if (kind !== 'count') return t(`invalid.${kind}`)
  const { min, max } = settingRange(name) ?? { min: 0, max: 0 }
  const { format } = new Intl.NumberFormat(`${language}-CH`)
  return t('invalid.count', { min: format(min), max: format(max) })
}
