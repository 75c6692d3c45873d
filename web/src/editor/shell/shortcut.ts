import type { ToolWords } from '../locales/tool-words.tsx'
import { type ShortcutName, shortcuts } from './keys/shortcuts.ts'

/** Whether commands are given with Cmd, and the caret goes by the habits of a Mac. */
export const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** A shortcut as it stands on the person's keyboard: ⌘Z, Strg+Z, Ctrl+Z. */
export function shortcut(key: string, t: ToolWords, shift = false): string {
  return together([isMac ? '⌘' : t('keys.control'), shift && shiftIn(t), key])
}

/** The keys of a shortcut of the editor's list as they stand on the person's keyboard, those that do the same after it. */
export function keysOf(name: ShortcutName, t: ToolWords): readonly string[] {
  return shortcuts[name].combos
    .filter((combo) => !(isMac && 'held' in combo && combo.held === 'control'))
    .map((combo) => {
      const held = 'held' in combo ? combo.held : undefined
      const sign = held === 'alt' ? (isMac ? '⌥' : 'Alt') : held && (isMac ? '⌘' : t('keys.control'))
      return together([sign, 'shift' in combo && combo.shift === true && shiftIn(t), signOf(combo.key, t)])
    })
}

/** The one that people are told. */
export function keyOf(name: ShortcutName, t: ToolWords): string {
  return keysOf(name, t)[0] ?? ''
}

function shiftIn(t: ToolWords): string {
  return isMac ? '⇧' : t('keys.shift')
}

function together(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(isMac ? '' : '+')
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

function signOf(key: string, t: ToolWords): string {
  if (key === ' ') return t('keys.space')
  if (key === 'Enter') return t('keys.enter')
  return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
