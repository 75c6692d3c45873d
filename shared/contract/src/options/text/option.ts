import * as z from 'zod/mini'
import { defineOption, type Option, type OptionUse } from '../../kernel/option.ts'

const textOf = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength))

const line = defineOption({
  type: 'text',
  schema: textOf(200),
  fallback: '',
  inWords: (value) => value || null,
  samples: ['', 'Nirgendwo'],
})

/** A short text that is the same in every language, such as a name. Words to be translated are fields. */
export function text(
  label: Parameters<typeof line>[0],
  use: OptionUse<string> & { maxLength?: number } = {},
): Option<'text', z.ZodMiniString> {
  const { maxLength = 200 } = use
  return { ...line(label, use), maxLength, schema: textOf(maxLength) }
}
