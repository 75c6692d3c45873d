import type { Said } from '../locales/messages.ts'

/** Whether commands are given with Cmd, and the caret goes by the habits of a Mac. */
export const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** A shortcut as it stands on the person's keyboard: ⌘Z, Strg+Z, Ctrl+Z. */
export function shortcut(key: string, t: Said['panels'], shift = false): string {
  if (isMac) return `${shift ? '⇧' : ''}⌘${key}`
  return [t('keys.control'), shift && t('keys.shift'), key].filter(Boolean).join('+')
}
