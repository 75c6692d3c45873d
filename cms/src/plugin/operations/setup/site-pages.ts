import type { FirstLanguage } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import type { NewSite } from '@blickfang/contract/api/v1/setup/new-site.ts'
import { dialledNumber } from '@blickfang/contract/kernel/text/phone.ts'
import { addressOf, pagesToStandOn } from './pages/empty-pages.ts'
import type { SeedField, SeedGroup, SeedPage, Words } from './pages/seed-page.ts'
import type { FrameWords } from './trades/frame-words.ts'
import { frames } from './trades/frames.ts'
import type { TradeWords } from './trades/trade-words.ts'
import { trades } from './trades/trades.ts'

/** A text of the words of a language. */
type Say = (frame: FrameWords, trade: TradeWords) => string

/** Price that a new line of a price list has: a sample, of which the dialog of a publish tells. */
const samplePrice = 'CHF 90.–'

/**
 * The pages of a new site with the words of its trade and the data of its owner, in the languages that were chosen; those with a role
 * and those that were asked for.
 */
export function sitePages(site: NewSite): readonly SeedPage[] {
  const writer = new Writer(site)
  const own = [writer.home(), ...ownPages(site).map((key) => writer.page(key)), writer.contact(), ...writer.legal()]
  const has = new Set(own.map(({ role }) => role))
  const others = pagesToStandOn(site.parts.includes('golf')).filter(({ role }) => !has.has(role))
  return [...own, ...others]
}

/** Entries of the menu, in their order: pages by their keys. */
export function menuOf(
  site: NewSite,
): readonly { readonly key: string; readonly label: Readonly<Record<string, string>> }[] {
  const names = (say: Say) => new Writer(site).words(say) as unknown as Readonly<Record<string, string>>
  return [
    ...ownPages(site).map((key) => ({ key: `own-${key}`, label: names((frame) => frame[key]) })),
    ...(site.parts.includes('golf') ? [{ key: 'empty-start', label: names(() => 'Urban Golf') }] : []),
    { key: 'empty-contact', label: names((frame) => frame.contact) },
  ]
}

type OwnPage = 'offer' | 'about' | 'jobs'

function ownPages({ parts }: NewSite): readonly OwnPage[] {
  return (['offer', 'about', 'jobs'] as const).filter((part) => parts.includes(part))
}

/** Writes pages in the languages of one site. */
class Writer {
  readonly #site: NewSite
  readonly #values: Readonly<Record<string, string>>

  constructor(site: NewSite) {
    this.#site = site
    const dialled = dialledNumber(site.phone) ?? ''
    this.#values = { name: site.name, phone: site.phone, dialled, email: site.email }
  }

  /** A text in each language of the site. */
  words(say: Say): Words {
    const said = this.#site.languages.map((language: FirstLanguage) => [
      language,
      say(frames[language], trades[language][this.#site.kind]),
    ])
    return Object.fromEntries(said) as Partial<Words> as Words
  }

  home(): SeedPage {
    return this.#page({ key: 'empty-home', role: 'home' }, (frame) => frame.home, [
      {
        name: 'hero',
        options: { size: 'large' },
        fields: {
          kicker: this.#text(() => this.#site.name),
          title: this.#text((_, trade) => trade.title),
          lead: this.#rich((_, trade) => trade.intro),
          primaryButton: this.#button('~contact', (frame) => frame.toContact),
          ...(this.#hasOffer && { secondaryButton: this.#button('page:own-offer', (frame) => frame.toOffer) }),
        },
      },
      this.#prices(),
      this.#find(),
      this.#end(),
    ])
  }

  page(key: OwnPage): SeedPage {
    const groups = { offer: () => this.#offer(), about: () => this.#about(), jobs: () => this.#jobs() }
    return this.#page({ key: `own-${key}` }, (frame) => frame[key], groups[key]())
  }

  contact(): SeedPage {
    return this.#page({ key: 'empty-contact', role: 'contact' }, (frame) => frame.contact, [
      this.#top((frame) => frame.contact),
      this.#find(),
      this.#form(),
    ])
  }

  legal(): readonly SeedPage[] {
    return [
      this.#page({ key: 'empty-imprint', role: 'imprint' }, (frame) => frame.imprint, [
        this.#top((frame) => frame.imprint),
        { name: 'richTextBlock', fields: { text: this.#rich((frame) => this.#imprint(frame)) } },
      ]),
      this.#page({ key: 'empty-privacy', role: 'privacy' }, (frame) => frame.privacy, [
        this.#top((frame) => frame.privacy),
        { name: 'richTextBlock', fields: { text: this.#rich((frame) => frame.privacyText) } },
      ]),
    ]
  }

  get #hasOffer(): boolean {
    return this.#site.parts.includes('offer')
  }

  #offer(): readonly SeedGroup[] {
    return [
      this.#top(
        (frame) => frame.offerTitle,
        (frame) => frame.offerLead,
      ),
      this.#prices(),
      {
        name: 'questions',
        fields: { title: this.#text((frame) => frame.questions) },
        children: [
          this.#question(
            (_, trade) => trade.question,
            (_, trade) => trade.answer,
          ),
          this.#question(
            (frame) => frame.hoursQuestion,
            (frame) => frame.hoursAnswer,
          ),
          this.#question(
            (frame) => frame.reachQuestion,
            (frame) => frame.reachAnswer,
          ),
        ],
      },
      this.#end(),
    ]
  }

  #about(): readonly SeedGroup[] {
    return [
      this.#top((frame) => frame.about),
      {
        name: 'textBesideImage',
        fields: { title: this.#text((frame) => frame.aboutTitle), text: this.#rich((frame) => frame.aboutText) },
      },
      this.#end(),
    ]
  }

  #jobs(): readonly SeedGroup[] {
    const fields = { title: this.#text((frame) => frame.jobsTitle), lead: this.#rich((frame) => frame.jobsLead) }
    return [this.#top((frame) => frame.jobs), { name: 'jobs', fields }]
  }

  #top(title: Say, lead?: Say): SeedGroup {
    const fields = { title: this.#text(title), ...(lead && { lead: this.#rich(lead) }) }
    return { name: 'hero', options: { size: 'small' }, fields }
  }

  #prices(): SeedGroup {
    return {
      name: 'priceList',
      fields: { title: this.#text((frame) => frame.prices) },
      children: ([0, 1, 2] as const).map((at) => ({
        name: 'priceLine',
        fields: { name: this.#text((_, trade) => trade.services[at]), price: this.#text(() => samplePrice) },
      })),
    }
  }

  #question(question: Say, answer: Say): SeedGroup {
    return { name: 'questionCard', fields: { question: this.#text(question), answer: this.#rich(answer) } }
  }

  #find(): SeedGroup {
    const fields = { title: this.#text((frame) => frame.findTitle), lead: this.#rich((frame) => frame.findLead) }
    return { name: 'contact', fields }
  }

  #end(): SeedGroup {
    return {
      name: 'cta',
      fields: {
        title: this.#text((frame) => frame.endTitle),
        text: this.#rich((frame) => frame.endText),
        primaryButton: this.#button('~contact', (frame) => frame.toContact),
      },
    }
  }

  #form(): SeedGroup {
    const asked = (say: Say, kind: string | null): SeedGroup => ({
      name: 'formField',
      options: { isRequired: true, ...(kind && { kind }) },
      fields: { question: this.#text(say) },
    })
    return {
      name: 'form',
      fields: {
        title: this.#text((frame) => frame.formTitle),
        send: this.#text((frame) => frame.formSend),
        thanks: this.#rich((frame) => frame.formThanks),
      },
      children: [
        asked((frame) => frame.formName, null),
        asked((frame) => frame.formEmail, 'email'),
        asked((frame) => frame.formMessage, 'longText'),
      ],
    }
  }

  /** The imprint: name, address and how they are reached; lines without anything to say are left out. */
  #imprint(frame: FrameWords): string {
    const { street, streetNumber, zip, city, phone } = this.#site
    const lines = ['{name}', `${street} ${streetNumber}`.trim() && '{street}', `${zip} ${city}`.trim() && '{place}']
    const reach = [phone && `${frame.phone}: [{phone}](tel:{dialled})`, `${frame.email}: [{email}](mailto:{email})`]
    const paragraphs = [
      `## ${frame.responsible}`,
      lines.filter(Boolean).join('\n'),
      reach.filter(Boolean).join('\n'),
      frame.liability,
    ]
    return paragraphs.join('\n\n')
  }

  #page(who: Pick<SeedPage, 'key' | 'role'>, name: Say, groups: readonly SeedGroup[]): SeedPage {
    const names = this.words(name)
    const slug = Object.fromEntries(
      Object.entries(names).map(([language, words]) => [language, addressOf(words)]),
    ) as Partial<Words> as Words
    return { ...who, name: names, slug, groups }
  }

  #text(say: Say): SeedField {
    return { text: this.words((frame, trade) => say(frame, trade).replace('{name}', () => this.#site.name)) }
  }

  #rich(say: Say): SeedField {
    const { street, streetNumber, zip, city } = this.#site
    const values = { ...this.#values, street: `${street} ${streetNumber}`.trim(), place: `${zip} ${city}`.trim() }
    return { rich: this.words(say), values }
  }

  #button(to: string, say: Say): SeedField {
    return { button: this.words(say), to }
  }
}
