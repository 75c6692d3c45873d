import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { earlyTapsScript } from '../../site/script/early-taps.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { FinishedPage } from '../pages/finished-page.ts'
import { chooseEncoding } from '../pages/send-page.ts'
import { assetFolder } from '../request/route-request.ts'
import { readLiveBuild } from './live-build.ts'
import { composeSiteScript } from './site-script.ts'
import { SiteStyles } from './site-styles.ts'

/** Files that are kept ready to be sent; any other one is put together when it is asked for. */
const maxKept = 200

/** Files of the live pages that are made of the build when the server starts. Their names hold a hash of what is in them. */
export class SiteAssets {
  readonly #kept = new Map<string, FinishedPage>()
  readonly #styles: SiteStyles
  readonly #scriptText: string
  readonly #scriptName: string

  /** `folder`: where Next's build lies. */
  constructor(folder: string) {
    const build = readLiveBuild(folder)
    this.#styles = new SiteStyles(build)
    this.#scriptText = composeSiteScript(build)
    const hash = createHash('sha256').update(this.#scriptText).digest('base64url').slice(0, 12)
    this.#scriptName = `page-${hash}.js`
  }

  /** The page with the site's own script, and with the styles of what it shows. */
  link(html: string): string {
    const early = html.includes('data-island=') ? `<script>${earlyTapsScript}</script>` : ''
    const script = `<script src="${assetFolder}/${this.#scriptName}" defer></script>`
    return this.#styles.link(html).replace('</head>', `${early}${script}</head>`)
  }

  /** Sends the file of this address, or 404. */
  async send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = this.#find(path.slice(assetFolder.length + 1))
    if (!file) return sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = encoding ? await file.encoded(encoding) : file.body
    response.writeHead(200, {
      ...file.headers,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #find(name: string): FinishedPage | undefined {
    const known = this.#kept.get(name)
    if (known) return known
    const isScript = name === this.#scriptName
    const text = isScript ? this.#scriptText : this.#styles.find(name)
    if (text === undefined) return undefined
    const type = isScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8'
    const file = new FinishedPage({ status: 200, headers: { 'content-type': type }, body: Buffer.from(text) })
    if (this.#kept.size < maxKept) this.#kept.set(name, file)
    return file
  }
}
