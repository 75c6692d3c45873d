import type { Json } from '@blickfang/contract/kernel/json.ts'

/** Words by language; a language that is left out has no translation. */
export interface Words {
  readonly de: string
  readonly fr?: string
  readonly it?: string
  readonly en?: string
}

/**
 * Content of a field: a line, a rich text (see rich.ts for its marks), a picture by its key, or a button with its target (`~role`,
 * `page:<key>`, address).
 */
export type SeedField =
  | { readonly text: Words }
  /** Values stand where the text has their names in braces, as they are: none of their signs is a mark. */
  | { readonly rich: Words; readonly values?: Readonly<Record<string, string>> }
  | { readonly picture: string }
  | { readonly button: Words; readonly to: string }

/** Block or card with its options, words and cards. */
export interface SeedGroup {
  readonly name: string
  readonly options?: Readonly<Record<string, Json>>
  /** Options that name a medium, by the medium's key. */
  readonly media?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, SeedField>>
  readonly children?: readonly SeedGroup[]
}

/** A page that the seed makes. A language without a slug does not have the page. */
export interface SeedPage {
  readonly key: string
  readonly role?: string
  readonly collection?: string
  readonly name: Words
  readonly slug: Words
  readonly description?: Words
  readonly groups: readonly SeedGroup[]
}

/** A line of text. */
export function text(de: string, fr?: string): SeedField {
  return { text: words(de, fr) }
}

/** A text with the marks of `rich`. */
export function richText(de: string, fr?: string): SeedField {
  return { rich: words(de, fr) }
}

/** A button that leads `to` a role, a page of the seed or an address. */
export function button(to: string, de: string, fr?: string): SeedField {
  return { button: words(de, fr), to }
}

/** Words in German, and in French where there are some. */
export function words(de: string, fr?: string): Words {
  return fr === undefined ? { de } : { de, fr }
}
