import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { KeptTexts } from '@blickfang/contract/options/control.ts'
import { type StoredOptions, setOptions } from '@blickfang/contract/options/option-values.ts'
import { useRef } from 'react'

interface HeldForm {
  /** Begins the ids of the inputs. */
  readonly id: string
  readonly options: OptionMap
  /** Values that the form of the admin holds, by the options' names. */
  readonly held: StoredOptions
  readonly onChange: (name: string, value: Json | undefined) => void
}

interface HeldTexts {
  /** Value that each option has and shows: beside a text that is no value the one that was there before. */
  readonly values: Readonly<Record<string, unknown>>
  readonly kept: KeptTexts
  readonly change: (name: string, value: unknown) => void
}

interface Wrong {
  readonly texts: ReadonlyMap<string, string>
  readonly before: Json | undefined
}

/**
 * Form of options in the admin. A typed text that is no value is held by the form all the same, so that it is refused when it is
 * saved, and asked about before it is left.
 */
export function useHeldTexts({ id: formId, options, held, onChange }: HeldForm): HeldTexts {
  const wrong = useRef<Readonly<Record<string, Wrong>>>({})
  const nameOf = (id: string) =>
    Object.keys(options).find((name) => id === `${formId}-${name}` || id.startsWith(`${formId}-${name}-`))
  const isValue = (name: string, value: Json | undefined) =>
    value === undefined || value === null || options[name]?.schema.safeParse(value).success === true
  const before = Object.fromEntries(Object.entries(wrong.current).map(([name, each]) => [name, each.before]))
  return {
    values: setOptions(options, { ...held, ...before }),
    kept: {
      read: (id) => {
        const name = nameOf(id)
        const own = name && wrong.current[name]?.texts.get(id)
        if (own !== undefined) return own
        const value = name && id === `${formId}-${name}` ? held[name] : undefined
        return typeof value === 'string' && name && !isValue(name, value) ? value : null
      },
      write: (id, text) => {
        const name = nameOf(id)
        if (!name) return
        const { [name]: last, ...others } = wrong.current
        const texts = new Map([...(last?.texts ?? [])].filter(([own]) => own !== id))
        if (text !== null) texts.set(id, text)
        const [begun] = texts.values()
        const kept = last ? last.before : held[name]
        if (begun === undefined) {
          wrong.current = others
          // It is given up, or a value follows.
          if (last) onChange(name, kept)
          return
        }
        wrong.current = { ...others, [name]: { texts, before: isValue(name, kept) ? kept : undefined } }
        // A text may be a value by itself where it is but a part of one.
        onChange(name, isValue(name, begun) ? { typed: begun } : begun)
      },
    },
    change: (name, value) => {
      const last = wrong.current[name]
      if (!last) return onChange(name, value as Json)
      // The text is still there: the value waits behind it.
      wrong.current = { ...wrong.current, [name]: { ...last, before: value as Json } }
    },
  }
}
