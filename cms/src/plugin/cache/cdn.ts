/** How a CDN is told what to let go of. */
export interface CdnSettings {
  readonly purgeUrl: string
  /** Proves who tells, as `Name: value`. */
  readonly header: string
}

const patienceMs = 5_000
const attempts = 2
/** A page that was on its way to the CDN while that was told is kept by some of them: they are told once more. */
const againMs = 5_000

/** CDN in front of the site. Keeps pages by their tags until it is told to let go of them. */
export class Cdn {
  readonly #settings: CdnSettings
  readonly #againMs: number

  constructor(settings: CdnSettings, options: { readonly againMs?: number } = {}) {
    this.#settings = settings
    this.#againMs = options.againMs ?? againMs
  }

  /** Answers once the CDN has let go of all that shows one of the tags. Throws when it does not say so. */
  async purge(tags: readonly string[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#tell(tags)
        break
      } catch (error) {
        if (attempt === attempts) throw error
      }
    }
    // Nobody waits for it any more, and what it is for is over soon by itself.
    setTimeout(() => void this.#tell(tags).catch(() => undefined), this.#againMs).unref()
  }

  /** Once as Fastly and Varnish read it, and once as Cloudflare does. */
  async #tell(tags: readonly string[]): Promise<void> {
    const { purgeUrl, header } = this.#settings
    const [name = '', ...value] = header.split(': ')
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        ...(name && { [name]: value.join(': ') }),
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`The CDN answers ${answer.status} to what it should let go of`)
  }
}
