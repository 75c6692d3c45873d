import { emailSchema } from '@blickfang/shared/kernel/text/email.ts'
import { phoneSchema } from '@blickfang/shared/kernel/text/phone.ts'
import { webUrlSchema } from '@blickfang/shared/options/link/option.ts'
import * as z from 'zod/mini'

export type TextKind = 'text' | 'number' | 'email' | 'phone' | 'url' | 'date'

/** What links take, settings take: the same schemas check both. */
const schemas: { readonly [K in TextKind]: z.ZodMiniType<string> } = {
  text: z.string(),
  number: z.string().check(z.refine((text) => Number.isFinite(Number(text)))),
  email: emailSchema,
  phone: phoneSchema,
  url: webUrlSchema,
  date: z.iso.date(),
}

/**
 * A text as its setting keeps it («optik.ch» gets its https), or null if it is not what its kind asks for. Nothing at all is
 * always fine: a text may be empty. Source: spec/editor.md §5.
 */
export function parseText(kind: TextKind, text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? '' : (schemas[kind].safeParse(trimmed).data ?? null)
}
