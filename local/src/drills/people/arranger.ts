import { randomUUID } from 'node:crypto'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { EditorCalls, MadePage } from '../../testing/editor-calls.ts'
import { makeTitledPage } from '../../testing/titled-page.ts'
import { insist } from './insist.ts'
import { type Picture, removePicture, uploadPicture } from './pictures.ts'

/** Most copies that stand on the page; the oldest goes when there is one more. */
const maxCopies = 6
const words = 'Vorlage, die kopiert wird'

/** A value of a branch, and the revision that the next one replaces. */
interface Phone {
  readonly branchId: string
  value: string
  revision: number
}

/**
 * Somebody who works on everything but words: copies blocks and takes copies away, cuts a picture, changes the phone number of a
 * branch. Without an answer, the same thing is done once more.
 */
export class Arranger {
  readonly #calls: EditorCalls
  readonly page: MadePage
  readonly #original: string
  readonly #picture: Picture
  readonly #phone: Phone
  readonly #phoneBefore: string
  /** Copies that were acknowledged, oldest first, and those of which it was acknowledged that they are gone. */
  readonly #copies: string[] = []
  readonly #removed: string[] = []
  /** The cut picture that was answered first, by where the cut begins. */
  readonly #cuts = new Map<number, string>()
  #turns = 0

  private constructor(calls: EditorCalls, page: MadePage, original: string, picture: Picture, phone: Phone) {
    this.#calls = calls
    this.page = page
    this.#original = original
    this.#picture = picture
    this.#phone = phone
    this.#phoneBefore = phone.value
  }

  static async make(calls: EditorCalls, name: string): Promise<Arranger> {
    const site = await makeTitledPage(calls, `Seite ${name}`, ['cta'])
    await site.save(words)
    const [original] = await calls.groupsOf(site.page.id)
    const { branches } = await calls.call('getOptician', {})
    const [branch] = branches
    if (!original || !branch) throw new Error('There is no block to copy, or no branch.')
    const phone = { branchId: branch.id, value: String(branch.values.phone ?? ''), revision: branch.revs.phone ?? 0 }
    return new Arranger(calls, site.page, original.id, await uploadPicture(977), phone)
  }

  /** Does the next thing, until it is acknowledged. */
  async act(): Promise<void> {
    this.#turns++
    const acts = [() => this.#copy(), () => this.#cut(this.#turns % 5), () => this.#call(this.#turns % 100)]
    await acts[this.#turns % acts.length]?.()
  }

  /** Lists all that differs from what was acknowledged. */
  async problems(): Promise<string[]> {
    // What is removed stays in the document, so that undo finds it.
    const groups = (await this.#calls.groupsOf(this.page.id)).filter(({ status }) => status !== 'deleted')
    const copies = this.#copies.flatMap((id) => {
      const found = groups.filter((group) => group.id === id)
      if (found.length !== 1) return [`${found.length} of the copy ${id}`]
      return JSON.stringify(found[0]?.fields).includes(words) ? [] : [`without its words: ${id}`]
    })
    const back = groups.filter(({ id }) => this.#removed.includes(id)).map(({ id }) => `removed, and there: ${id}`)
    const more =
      groups.length > this.#copies.length + 1 ? [`${groups.length} blocks, ${this.#copies.length} copies`] : []
    const cuts: string[] = []
    for (const [from, id] of this.#cuts) if ((await this.#cutFrom(from)) !== id) cuts.push(`cut twice: from ${from}`)
    const { value } = await this.#readPhone()
    const phone = value === this.#phone.value ? [] : [`the phone is ${value}, not ${this.#phone.value}`]
    return [...copies, ...back, ...more, ...cuts, ...phone]
  }

  /** Leaves all as it was found. */
  async leave(): Promise<void> {
    await insist(() => this.#savePhone(this.#phoneBefore))
    await insist(() => this.#calls.dropPage(this.page))
    await insist(() => removePicture(this.#picture))
  }

  async #copy(): Promise<void> {
    const id = randomUUID()
    const body = { pageId: this.page.id, groupName: 'cta', id, copyOf: this.#original, nextTo: this.#original }
    await insist(() => this.#calls.call('addGroup', body))
    this.#copies.push(id)
    if (this.#copies.length > maxCopies) await this.#remove(this.#copies.shift() as string)
  }

  async #remove(groupId: string): Promise<void> {
    await insist(() => this.#calls.call('removeGroup', { pageId: this.page.id, groupId, base: {} }).catch(isGone))
    this.#removed.push(groupId)
  }

  async #cut(from: number): Promise<void> {
    const id = await insist(() => this.#cutFrom(from))
    if (!this.#cuts.has(from)) this.#cuts.set(from, id)
  }

  async #cutFrom(from: number): Promise<string> {
    const cropArea = { x: from, y: from, width: 50, height: 50 }
    return (await this.#calls.call('cropImage', { media: { id: this.#picture.id, cropArea } })).croppedMedia.id
  }

  async #call(ending: number): Promise<void> {
    const value = `052 555 77 ${String(ending).padStart(2, '0')}`
    await insist(() => this.#savePhone(value))
  }

  async #savePhone(value: string): Promise<void> {
    const { branchId: id, revision: base } = this.#phone
    const { answers } = await this.#calls.call('saveValues', [{ itemType: 'branch', id, key: 'phone', value, base }])
    const [answer] = answers
    if (!answer?.success) throw new Error(`The phone was refused: ${JSON.stringify(answer)}`)
    this.#phone.value = value
    this.#phone.revision = answer.revs.phone ?? base
  }

  async #readPhone() {
    const { branches } = await this.#calls.call('getOptician', {})
    return { value: branches.find(({ id }) => id === this.#phone.branchId)?.values.phone }
  }
}

/** The first try took it away, and its answer was lost. */
function isGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
}
