import { startEmptyProduct } from '../../local/src/testing/start-product.ts'
import { answerSetup, words } from '../../web/e2e/new-site/answer-setup.ts'
import { launch } from '../editing/browser.ts'
import type { Table } from '../table.ts'

const language = 'de'
const maxAnswers = 40
const maxWaitingMs = 20_000

/** From the first screen of an empty site to a published page of one's own: answers, and the time for which one waits. */
export async function run(): Promise<Table> {
  const port = Number(process.env.BENCH_PORT || 3600)
  const site = await startEmptyProduct({ dataDir: '.data/bench-new-site', port })
  const browser = await launch()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-CH' })).newPage()
    const begin = performance.now()
    // Whoever answers by script waits for everything else: all of the time is waiting.
    let answers = await answerSetup(page, site.setupUrl, { language })
    const draftMs = performance.now() - begin
    const say = words[language]
    await page
      .getByRole('dialog', { name: say.left })
      .getByRole('button', { name: say.close, exact: true })
      .last()
      .click()
    const tools = page.getByRole('toolbar', { name: say.tools })
    await tools.getByRole('button', { name: say.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await page.getByText(say.published).waitFor()
    answers += 3
    const published = await fetch(`${site.url}/${language}`)
    const isLive = published.ok && (await published.text()).includes('Backhaus Anna')
    const waitedMs = performance.now() - begin
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
    return {
      name: 'new-site',
      columns: ['what', 'value'],
      rows: [
        ['answers and presses', answers],
        ['first screen to the draft in the editor', seconds(draftMs)],
        ['first screen to the published page', seconds(waitedMs)],
      ],
      aims: [
        { what: 'answers', measured: `${answers}`, aim: `≤ ${maxAnswers}`, isMet: answers <= maxAnswers },
        {
          what: 'waiting in all',
          measured: seconds(waitedMs),
          aim: `≤ ${maxWaitingMs / 1_000} s`,
          isMet: waitedMs <= maxWaitingMs,
        },
        { what: 'the page is live', measured: isLive ? 'yes' : 'no', aim: 'yes', isMet: isLive },
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
