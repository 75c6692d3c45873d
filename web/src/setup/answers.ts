import { type FirstLanguage, firstLanguages, type SitePart } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { BusinessKind } from '@blickfang/contract/options/business-kind/option.ts'
import type { FontPair } from '@blickfang/contract/options/font-pair/option.ts'
import { zoneIn } from '@blickfang/contract/options/time-zone/zones.ts'
import type { OpeningPeriod } from '@blickfang/contract/options/week-hours/option.ts'
import { palettes } from '../site/theme/palettes.ts'

export type Theme = Record<'primary' | 'secondary' | 'background' | 'header' | 'footer', string>

/** Steps of the set-up, in their order. */
export const steps = ['account', 'business', 'place', 'look', 'parts'] as const
export type Step = (typeof steps)[number]

/** Everything that was answered, but for the password, which is nowhere kept. */
export interface Answers {
  readonly way: 'own' | 'demo' | 'account' | null
  readonly step: Step
  readonly email: string
  readonly person: string
  readonly name: string
  readonly kind: BusinessKind
  readonly country: string
  /** Empty until somebody chooses one: that of the country. */
  readonly timeZone: string
  readonly languages: readonly FirstLanguage[]
  readonly mainLanguage: FirstLanguage
  readonly street: string
  readonly streetNumber: string
  readonly zip: string
  readonly city: string
  readonly phone: string
  readonly hours: readonly OpeningPeriod[]
  readonly theme: Theme
  /** Colours that were taken of the logo; null: none was chosen. */
  readonly ofLogo: Theme | null
  readonly fonts: FontPair
  readonly parts: readonly SitePart[]
}

const storageKey = 'blickfang-setup'

/** The answers before anybody has given one, as far as the browser's own language tells. */
export function firstAnswers(language: string, tags: readonly string[]): Answers {
  const main = firstLanguages.find((known) => known === language) ?? 'de'
  const region = tags.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean)
  return {
    ...{ way: null, step: 'account', email: '', person: '', name: '', kind: 'other', country: region ?? 'CH' },
    timeZone: '',
    ...{ languages: [main], mainLanguage: main, street: '', streetNumber: '', zip: '', city: '', phone: '', hours: [] },
    ...{ theme: palettes.lake, ofLogo: null, fonts: 'lens', parts: ['offer', 'about'] },
  }
}

/** The time zone that was chosen, or that is proposed: that of the country, in one with several the browser's own. */
export function zoneOf({ country, timeZone, mainLanguage }: Pick<Answers, 'country' | 'timeZone' | 'mainLanguage'>) {
  return timeZone || zoneIn(country, new Intl.DateTimeFormat(intlLocale(mainLanguage)).resolvedOptions().timeZone)
}

/** Answers that were given before a reload, over those that stand there anyway. */
export function readAnswers(first: Answers): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return first
    const isSame = (key: string) => typeof Object(kept)[key] === typeof first[key as keyof Answers] || key === 'way'
    const known = Object.entries(kept).filter(([key]) => key in first && (isSame(key) || key === 'ofLogo'))
    return { ...first, ...Object.fromEntries(known) }
  } catch {
    // Without storage, or with what another version has left: one begins anew.
    return first
  }
}

/** Keeps the answers over a reload; null: they are no longer needed. */
export function keepAnswers(answers: Answers | null): void {
  try {
    if (answers) localStorage.setItem(storageKey, JSON.stringify(answers))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage they are there until the page is left.
  }
}
