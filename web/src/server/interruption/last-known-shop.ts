import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import type { ContentVersions } from '../cache/content-versions.ts'
import { type ShopCard, shopCard, shopCardSchema } from './shop-card.ts'

interface LastKnownShopSpec {
  /** Where the card outlives this process. */
  readonly file: string
  readonly versions: ContentVersions
  readonly read: () => Promise<SiteView>
}

/** How often a change, or a cms that was not there, is looked for. */
const intervalMs = 60_000

/** The shop as the cms last described it, for the time when the cms does not answer; it survives a restart. */
export class LastKnownShop {
  readonly #spec: LastKnownShopSpec
  #card: ShopCard | undefined
  #epoch: number | undefined

  constructor(spec: LastKnownShopSpec) {
    this.#spec = spec
    this.#card = readCard(spec.file)
  }

  get card(): ShopCard | undefined {
    return this.#card
  }

  /** Notes the shop as it is now. A disk that takes nothing is told in the log: the card is then kept in memory alone. */
  keep(site: SiteView, epoch: number): void {
    this.#epoch = epoch
    const card = shopCard(site)
    const text = JSON.stringify(card)
    if (text === JSON.stringify(this.#card)) return
    this.#card = card
    try {
      writeWhole(this.#spec.file, text)
    } catch (error) {
      serverLog().warn({ reason: causesOf(error) }, 'The last known shop cannot be written')
    }
  }

  /** Asks the cms now, and again whenever something has changed or it did not answer. Returns the teardown. */
  watch(): () => void {
    void this.#refresh()
    const timer = setInterval(() => void this.#refresh(), intervalMs)
    timer.unref()
    return () => clearInterval(timer)
  }

  async #refresh(): Promise<void> {
    const { epoch } = this.#spec.versions
    if (epoch === this.#epoch) return
    // Without an answer the card stays as it is, which is what it is for; the next round asks again.
    const site = await this.#spec.read().catch(() => undefined)
    if (site) this.keep(site, epoch)
  }
}

/** Reads the card that an earlier run has left; undefined where there is none, or a file that is not a card. */
function readCard(file: string): ShopCard | undefined {
  try {
    return shopCardSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Writes under a second name first, so that a kill in the middle leaves the file of before. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.${process.pid}`
  writeFileSync(next, text)
  renameSync(next, file)
}
