import type { Conditions, OptionMap, Values } from '../block.ts'
import type { DisplayConditions } from '../conditions.ts'
import type { Label } from '../label.ts'

/** Rule that must hold among the values of a section; `message` names it to who calls the API. */
export interface SectionRule {
  readonly message: string
  /** Asked with the value of each option of the section. */
  readonly holds: (values: Readonly<Record<string, unknown>>) => boolean
}

/** A section of the settings: what panel, admin, API and lists of changes know of it, as plain data. */
export interface Section<O extends OptionMap = OptionMap> {
  readonly name: string
  readonly label: Label
  /** Stands above the section's options. */
  readonly hint?: Label
  /** Which one it is among the sections, from 1. */
  readonly place: number
  /** People who may change it; `admins`: accounts with that role, in the admin. */
  readonly audience: 'editors' | 'admins'
  /** Kinds of business that have something to set here; all when left out. */
  readonly kinds?: readonly string[]
  /** Options by where the value is stored, such as `header.loginPage.url`: never rename one. */
  readonly options: O
  readonly showWhen: { readonly [path: string]: DisplayConditions | undefined }
  readonly rules: readonly SectionRule[]
  /** Switches of which one at most is on: who turns one on turns the others off. */
  readonly alternatives: readonly (readonly string[])[]
}

interface SectionSpec<O extends OptionMap> {
  name: string
  label: Label
  hint?: Label
  place: number
  audience?: Section['audience']
  kinds?: Section['kinds']
  options: O
  showWhen?: Conditions<Record<never, never>, NoInfer<O>>
  /** Rules by their message. */
  rules?: { readonly [message: string]: (values: Values<NoInfer<O>>) => boolean }
  /** Options of which one alone may be on, by the message of the rule that says so. */
  alternatives?: { readonly [message: string]: readonly (keyof NoInfer<O> & string)[] }
}

/**
 * Declares a section of the settings, a folder each. Schema, defaults, panel, admin and words of a change follow from it.
 *
 * @example
 * import { email } from '@blickfang/contract/options/email/option.ts'
 * export const contact = defineSection({
 *   name: 'contact',
 *   label: { de: 'Kontakt', fr: 'Contact', en: 'Contact' },
 *   place: 12,
 *   options: { 'contact.email': email({ de: 'E-Mail', fr: 'E-mail', en: 'E-mail' }) },
 * })
 */
export function defineSection<O extends OptionMap>({
  rules = {},
  alternatives = {},
  ...spec
}: SectionSpec<O>): Section<O> {
  const exclusive = Object.entries(alternatives).map(([message, paths]) => ({
    message,
    holds: (values: Readonly<Record<string, unknown>>) => paths.filter((path) => values[path] === true).length < 2,
  }))
  const own = Object.entries(rules).map(([message, holds]) => ({ message, holds }) as SectionRule)
  return {
    audience: 'editors',
    showWhen: {},
    ...spec,
    rules: [...exclusive, ...own],
    alternatives: Object.values(alternatives),
  } as Section<O>
}
