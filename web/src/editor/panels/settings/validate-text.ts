import { isEmail } from 'shared/kernel/text/email.ts'

export type TextKind = 'text' | 'number' | 'count' | 'email' | 'phone' | 'url'

const rules: { readonly [K in TextKind]: (text: string) => boolean } = {
  text: () => true,
  number: (text) => Number.isFinite(Number(text)),
  count: (text) => /^\d{1,5}$/.test(text),
  email: isEmail,
  phone: (text) => /^\+?\d{3,}$/.test(text.replace(/\s/g, '')),
  url: (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
}

/** Whether a text is what its kind asks for. Nothing at all is always fine: a setting may be empty. Source: spec/editor.md §5. */
export function isValidText(kind: TextKind, text: string): boolean {
  const trimmed = text.trim()
  return trimmed === '' || rules[kind](trimmed)
}
