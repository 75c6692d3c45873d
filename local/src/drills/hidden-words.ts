import { randomBytes } from 'node:crypto'
import type { EditorField, EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { MadePage } from '../testing/editor-calls.ts'
import { call, dropPage, groupsOf, makePage } from './site-calls.ts'

/** A word that stands at one place and nowhere else. Letters and digits alone, so that no encoding of an answer changes it. */
export interface Mark {
  readonly word: string
  readonly place: string
}

export interface HiddenWords {
  /** Words that no visitor may read. */
  readonly hidden: readonly Mark[]
  /** Words that everybody may read. */
  readonly open: readonly Mark[]
  readonly pages: readonly MadePage[]
  /** Puts the site back as it was. */
  readonly remove: () => Promise<void>
}

/** Makes pages with words in all the places that visitors must not see, and beside them words that they do see. */
export async function hideWords(): Promise<HiddenWords> {
  const maker = new Maker()
  const removals = [
    ...(await maker.switchedOffLanguage()),
    ...(await maker.drafts()),
    ...(await maker.hiddenParts()),
    ...(await maker.hiddenPages()),
  ]
  return {
    hidden: maker.hidden,
    open: maker.open,
    pages: maker.pages,
    remove: async () => {
      for (const removal of removals) await removal()
      for (const page of maker.pages) await dropPage(page)
    },
  }
}

type Removal = () => Promise<unknown>

class Maker {
  readonly hidden: Mark[] = []
  readonly open: Mark[] = []
  readonly pages: MadePage[] = []

  #mark(list: Mark[], place: string): string {
    const word = `zq${randomBytes(6).toString('hex')}`
    list.push({ word, place })
    return word
  }

  #hide(place: string): string {
    return this.#mark(this.hidden, place)
  }

  async #page(groups: string[], isGermanOnly = true): Promise<MadePage> {
    const name = this.#mark(this.open, 'the name of a page that comes or has been live')
    const page = await makePage(name, groups, isGermanOnly)
    this.pages.push(page)
    return page
  }

  async #publish({ id }: MadePage): Promise<void> {
    await call('publishPage', { id })
  }

  /** A live page with a draft of everything that can be one, and a page that was never live. */
  async drafts(): Promise<Removal[]> {
    const page = await this.#page(['hero', 'cta'])
    const [hero, cta] = await groupsOf(page.id)
    await write(hero, 'title', this.#mark(this.open, 'a live title'))
    await this.#publish(page)
    await write(hero, 'lead', this.#hide('the draft of a live text'))
    await link(hero, 'primaryButton', `https://${this.#hide('the draft of a link')}.example`)
    await write(cta, 'title', this.#hide('the draft of a live title'))
    const description = this.#hide('the draft of a description')
    const draft = { name: this.#hide('the draft of a name'), description }
    const slug = this.#hide('the draft of an address')
    await call('updatePageInfo', { id: page.id, lang: 'de', slug, meta: draft, base: await revsOf(page) })

    const unpublished = await makePage(this.#hide('the name of a page that was never live'), ['hero'])
    this.pages.push(unpublished)
    const [first] = await groupsOf(unpublished.id)
    await write(first, 'title', this.#hide('a title of a page that was never live'))
    return []
  }

  /** Blocks and fields of a live page that are removed, archived, hidden, or not for its language. */
  async hiddenParts(): Promise<Removal[]> {
    const page = await this.#page(['hero', 'cta', 'cta', 'cta', 'cta'])
    const [hero, removed, archived, foreign, removedLater] = await groupsOf(page.id)
    await write(hero, 'kicker', this.#hide('a field that is not shown'))
    const visibleFields = { kicker: false }
    await call('setGroupVisibility', {
      pageId: page.id,
      groupId: hero?.id ?? '',
      visibleFields,
      base: hero?.revs ?? {},
    })
    await write(removed, 'title', this.#hide('a removed block'))
    await write(archived, 'title', this.#hide('an archived block'))
    await write(foreign, 'title', this.#hide('a block that is not for this language'))
    await write(removedLater, 'title', this.#hide('a block that was live and is removed'))
    const to = (group: EditorGroup | undefined) => ({
      pageId: page.id,
      groupId: group?.id ?? '',
      base: group?.revs ?? {},
    })
    await call('removeGroup', to(removed))
    await call('changeGroupStatus', { ...to(archived), to: 'archived' })
    await call('setGroupMeta', { ...to(foreign), meta: { disallowedLanguages: ['de'] } })
    await this.#publish(page)
    await call('removeGroup', to((await groupsOf(page.id)).find(({ id }) => id === removedLater?.id)))
    await this.#publish(page)
    return []
  }

  /** Pages behind a password, archived, removed, or not in a language of the site. */
  async hiddenPages(): Promise<Removal[]> {
    const locked = await this.#filled('a page behind a password')
    const password = this.#hide('the password of a page')
    await call('updatePageInfo', { id: locked.id, lang: 'de', meta: { password }, base: await revsOf(locked) })
    const archived = await this.#filled('an archived page')
    await call('updatePageInfo', {
      id: archived.id,
      lang: 'de',
      meta: { archived: true },
      base: await revsOf(archived),
    })
    await this.#publish(archived)
    const removed = await this.#filled('a removed page')
    await call('removePage', { id: removed.id })
    await this.#publish(removed)
    return []
  }

  async #filled(place: string): Promise<MadePage> {
    const page = await this.#page(['hero'])
    const [hero] = await groupsOf(page.id)
    await write(hero, 'title', this.#hide(`a title of ${place}`))
    await write(hero, 'lead', this.#hide(`a text of ${place}`))
    await this.#publish(page)
    return page
  }

  /** Words of a language that was live and is switched off. */
  async switchedOffLanguage(): Promise<Removal[]> {
    const before = await call('getSettings', {})
    const { default: first, active } = before.settings.languages
    const withItalian = { ...before.settings, languages: { default: first, active: [...active, 'it' as const] } }
    const saved = await call('saveSettings', { settings: withItalian, base: before.rev })
    const page = await this.#page(['hero'], false)
    const disallowedLanguages = active.filter((locale) => locale !== 'de')
    await call('updatePageInfo', {
      id: page.id,
      lang: 'de',
      meta: { disallowedLanguages },
      base: await revsOf(page),
    })
    const [hero] = await groupsOf(page.id)
    for (const name of ['kicker', 'title', 'lead', 'primaryButton', 'secondaryButton']) {
      await write(hero, name, this.#hide(`${name} in a language that is off`), 'it')
    }
    const meta = {
      name: this.#hide('a name in a language that is off'),
      description: this.#hide('a description in it'),
    }
    const slug = this.#hide('an address in a language that is off')
    await call('updatePageInfo', { id: page.id, lang: 'it', slug, meta, base: await revsOf(page) })
    await this.#publish(page)
    const menu = await this.#menuWord()
    await call('saveSettings', { settings: before.settings, base: saved.rev })
    return [menu]
  }

  async #menuWord(): Promise<Removal> {
    const { containers, rev } = await call('getNavigation', { includeDrafts: 'true' })
    const [first, ...others] = containers
    if (!first) throw new Error('The menu is empty.')
    const label = { ...first.label, it: this.#hide('a word of the menu in a language that is off') }
    await call('updateNavigation', { containers: [{ ...first, label }, ...others], base: rev })
    return async () => {
      const now = await call('getNavigation', { includeDrafts: 'true' })
      await call('updateNavigation', { containers, base: now.rev })
    }
  }
}

async function revsOf({ id }: MadePage) {
  return (await call('getPageInfo', { id })).page.revs
}

function fieldOf(group: EditorGroup | undefined, name: string): EditorField {
  const field = group?.fields.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

async function write(group: EditorGroup | undefined, name: string, text: string, locale: Locale = 'de'): Promise<void> {
  const { id, revs } = fieldOf(group, name)
  const content = { [locale]: name === 'lead' ? { text, json: toRichText(text) } : { text } }
  await call('saveData', { itemType: 'field', linkId: id, data: { content }, base: revs })
}

async function link(group: EditorGroup | undefined, name: string, url: string): Promise<void> {
  const { id, revs } = fieldOf(group, name)
  await call('saveData', {
    itemType: 'field',
    linkId: id,
    data: { options: { link: { type: 'url', url } } },
    base: revs,
  })
}
