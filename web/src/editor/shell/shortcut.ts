import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** A shortcut as it stands on the person's keyboard: ⌘Z, Strg+Z, Ctrl+Z. */
export function shortcut(key: string, language: EditorLocale, shift = false): string {
  if (isMac) return `${shift ? '⇧' : ''}⌘${key}`
  return [language === 'de' ? 'Strg' : 'Ctrl', shift && (language === 'de' ? 'Umschalt' : 'Maj'), key]
    .filter(Boolean)
    .join('+')
}
