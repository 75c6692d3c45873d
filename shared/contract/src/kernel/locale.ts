import * as z from 'zod/mini'
import { intlLocale } from './intl-locale.ts'

/** Languages a page can be written in. Source: spec/editor.md §3. `settings.languages` says which of them a site uses. */
export const locales = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'] as const
export type Locale = (typeof locales)[number]
/** A language of a page, as it comes over the wire. */
export const localeSchema = z.enum(locales)

/** Whether a text, such as the first part of an address, names a language of pages. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value)
}

/** The language every site has and that translations are made from, unless its settings name another. */
export const fallbackLocale: Locale = 'de'

/** Languages the editor itself speaks. */
export const editorLocales = ['de', 'fr'] as const
export type EditorLocale = (typeof editorLocales)[number]
/** A language of the editor, as a person’s account names it. */
export const editorLocaleSchema = z.enum(editorLocales)

/** A language's name for who reads `language`, such as «Rätoromanisch». */
export function localeName(locale: string, language: string): string {
  const name = new Intl.DisplayNames(intlLocale(language), { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toUpperCase() + name.slice(1)
}
