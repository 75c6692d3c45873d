import type { ComponentType } from 'react'
import type { LexicalFieldProps } from './lexical-field.tsx'

let loaded: ComponentType<LexicalFieldProps> | null = null

/** Not React.lazy: Suspense holds a reveal back for 300 ms, which a click can feel. */
export async function loadLexical(): Promise<ComponentType<LexicalFieldProps>> {
  loaded ??= (await import('./lexical-field.tsx')).LexicalField
  return loaded
}

/** The field's editor if it is here already. */
export function loadedLexical(): ComponentType<LexicalFieldProps> | null {
  return loaded
}
