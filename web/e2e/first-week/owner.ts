import type { Call } from '@blickfang/contract/api/client.ts'
import type { Locator, Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { test as base, expect, type OwnPage } from '../fixtures.ts'
import { Hand } from './hand.ts'
import { type Said, saidIn } from './said.ts'

type Language = 'de' | 'fr'

/** An owner at work: her page, the words by which she finds things, and her presses and fields. */
export class Owner {
  readonly page: Page
  readonly language: Language
  readonly say: Said
  readonly hand: Hand

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
    this.say = saidIn(language)
    this.hand = new Hand(page)
  }

  get toolbar(): Locator {
    return this.page.getByRole('toolbar', { name: this.say('Werkzeuge zum Bearbeiten') })
  }

  /** The tool behind which the others are, whatever else it says. */
  get more(): Locator {
    return this.toolbar.getByRole('button', { name: this.language === 'fr' ? /^Autres outils/ : /^Weitere Werkzeuge/ })
  }

  /** Opens a page with its tools, or with a panel. */
  async open({ edit }: Pick<OwnPage, 'edit'>, panel?: string): Promise<void> {
    if (!panel) return openToEdit(this.page, edit, this.say('Werkzeuge zum Bearbeiten'))
    await this.page.goto(edit)
    await expect(this.region(panel)).toBeVisible()
  }

  button(german: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.say(german, values) })
  }

  dialog(german: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('dialog', { name: this.say(german, values) })
  }

  item(german: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('menuitem', { name: this.say(german, values) })
  }

  region(german: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('region', { name: this.say(german, values) })
  }

  /** The bar of a block, by the block's name. */
  toolsOf(german: string): Locator {
    return this.page.getByRole('toolbar', { name: this.say('Werkzeuge: {name}', { name: german }) })
  }

  block(name: string): Locator {
    return this.page.locator(`main [data-block="${name}"]`)
  }

  /** Puts the first block on an empty page. */
  async begin(german: string): Promise<void> {
    await this.hand.press(this.button('Ersten Block einfügen'))
    await this.hand.press(this.dialog('Block hinzufügen').getByRole('button', { name: this.say(german) }))
  }

  async isSaved(): Promise<void> {
    await expect(this.toolbar.getByRole('status').last()).toHaveText(this.say('Gespeichert'))
  }
}

/** A task of the owner's first week: the most presses and fields that it may take, which the bench reads too. */
interface Task {
  readonly number: number
  readonly name: string
  readonly aim: number
}

/** People and tools beside the owner. */
export interface Others {
  readonly visitor: Page
  /** Somebody of the shop who edits too, and reads German. */
  readonly colleague: Page
  readonly newPage: (options?: { groups?: string[]; publish?: boolean; collection?: string }) => Promise<OwnPage>
  readonly call: Call
}

/** The journey of a task, for owners who read German and for those who read French, at the width of the project. */
export function task(spec: Task, run: (owner: Owner, others: Others) => Promise<void>): void {
  for (const language of ['de', 'fr'] as const) journey(spec, { language }, run)
}

/** The same for a task that changes what everybody sees: beside no other, in German on a phone and in French on a screen. */
export function taskAlone(spec: Task, run: (owner: Owner, others: Others) => Promise<void>): void {
  const alone = { ...spec, name: `${spec.name} @alone` }
  journey(alone, { language: 'de', width: 390 }, run)
  journey(alone, { language: 'fr', width: 1440 }, run)
}

interface Way {
  readonly language: Language
  /** In CSS pixels; without it, that of the project. */
  readonly width?: number
}

function journey({ number, name, aim }: Task, { language, width }: Way, run: Parameters<typeof task>[1]): void {
  const title = `first week, task ${number} takes at most ${aim} presses and fields (${language}): ${name}`
  base(title, async ({ editor, frenchOwner, colleague, visitor, newPage, call }, info) => {
    const owner = new Owner(language === 'fr' ? frenchOwner : editor, language)
    if (width) await owner.page.setViewportSize({ width, height: 844 })
    await run(owner, { visitor, colleague, newPage, call })
    const took = { number, name, aim, took: owner.hand.count }
    info.annotations.push({ type: 'presses', description: JSON.stringify(took) })
    expect(owner.hand.count).toBeLessThanOrEqual(aim)
  })
}
