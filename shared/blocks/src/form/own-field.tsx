import type { AskedField } from '@blickfang/contract/forms/own/asked-field.ts'
import { acceptedAnswers } from '@blickfang/contract/forms/own/asked-file.ts'
import { longest } from '@blickfang/contract/forms/own/schema-of.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { AskedKind } from '@blickfang/contract/options/asked-kind/option.ts'
import {
  CheckField,
  ChoiceField,
  type EntryContext,
  FileField,
  Owned,
  type Say,
  SelectField,
  TextArea,
  TextField,
} from '@blickfang/views/site/form/entry-fields.tsx'
import type { ReactNode } from 'react'

interface OwnFieldProps extends EntryContext {
  field: AskedField
  /** Mark of words of this language within the form; null is the page's. */
  markOf: (language: Locale | null) => string | undefined
}

interface Drawn extends EntryContext {
  field: AskedField
  /** Properties that the fields of every kind take. */
  common: EntryContext & { name: string; isOptional: boolean; note?: ReactNode }
}

/** More than these are folded. */
const maxInSight = 6

/** How each kind of field is filled in. */
const drawings: { readonly [K in AskedKind]: (drawn: Drawn) => ReactNode } = {
  text: ({ common }) => <TextField {...common} maxLength={longest.text} />,
  longText: ({ common }) => <TextArea {...common} maxLength={longest.longText} isWide />,
  email: ({ common }) => <TextField {...common} type="email" autoComplete="email" maxLength={longest.email} />,
  phone: ({ common }) => <TextField {...common} type="tel" autoComplete="tel" maxLength={longest.phone} />,
  date: ({ common }) => <TextField {...common} type="date" />,
  number: ({ common }) => <TextField {...common} inputMode="decimal" maxLength={20} />,
  file: ({ common }) => <FileField {...common} accept={acceptedAnswers} isWide />,
  consent: ({ common }) => <CheckField {...common} isWide />,
  // What may be left out can be taken back in a list, and not from a button.
  choice: ({ common, field: { choices, isRequired, label }, say }) =>
    isRequired && choices.length <= maxInSight ? (
      <ChoiceField {...common} type="radio" legend={label} options={choices} isWide />
    ) : (
      <SelectField {...common} options={choices} placeholder={say('choose')} />
    ),
  several: ({ common, field: { choices, label } }) => (
    <ChoiceField {...common} type="checkbox" legend={label} options={choices} isWide />
  ),
}

/** A field as its owner has made it. */
export function OwnField({ field, markOf, ...context }: OwnFieldProps) {
  const { id: name, hint, isRequired, kind, choices, language } = field
  const { hintLanguage = language, choicesLanguage = language } = field
  const say: Say = (key) => (choices.includes(key) ? key : context.say(key))
  const languageOf = (key: string) => markOf(choices.includes(key) ? choicesLanguage : key === name ? language : null)
  const note = hint && <Owned lang={markOf(hintLanguage)}>{hint}</Owned>
  const common = { ...context, say, languageOf, name, isOptional: !isRequired, ...(note && { note }) }
  return drawings[kind]({ ...context, field, common })
}
