import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'

/** A language's name in the reader's language, such as «Rätoromanisch». */
export function localeName(locale: string, language: EditorLocale): string {
  const name = new Intl.DisplayNames([`${language}-CH`], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toUpperCase() + name.slice(1)
}
