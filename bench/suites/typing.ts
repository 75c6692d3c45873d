import type { Browser, Page } from '@playwright/test'
import { generateBlocks } from '../../demo/src/generate-blocks.ts'
import { launch, signedIn } from '../editing/browser.ts'
import { openFloor } from '../editing/floor-page.ts'
import { openPuck } from '../editing/open-puck.ts'
import { type Typed, typeKeys } from '../editing/type-keys.ts'
import { ms, quantile } from '../quantile.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const sizes = [50, 200, 1000]
const rounds = 5
const sentence = 'Wir messen Ihre Augen genau, beraten ehrlich und schleifen die Gläser in der eigenen Werkstatt.'
const kinds = ['floor', 'blickfang', 'puck'] as const
type Kind = (typeof kinds)[number]

/** Key to paint in the first title of pages of 50, 200 and 1,000 blocks: a plain page, Blickfang, and Puck with the same words. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  try {
    const measured = new Map<string, readonly Typed[]>()
    for (const blocks of sizes) {
      const { slug } = await generateBlocks({ databaseUrl: stack.databaseUrl, blocks })
      // In turns, so that whatever else the machine does falls on each alike.
      for (let round = 0; round < rounds; round++) {
        for (const kind of kinds) {
          const typed = await measure(browser, stack, { kind, slug, blocks })
          measured.set(`${kind} ${blocks}`, [...(measured.get(`${kind} ${blocks}`) ?? []), typed])
        }
      }
    }
    return tableOf(measured)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function measure(
  browser: Browser,
  stack: Stack,
  { kind, slug, blocks }: { kind: Kind; slug: string; blocks: number },
) {
  const page = await signedIn(browser, stack)
  try {
    if (kind === 'floor') await openFloor(page, `${stack.url}/de/${slug}`)
    else if (kind === 'blickfang') await openEditor(page, `${stack.url}/de/edit/${slug}?toolbar=1`)
    else
      await openPuck(
        page,
        Array.from({ length: blocks }, (_, index) => words(index)),
      )
    await page.waitForTimeout(1_500)
    return await typeKeys(page)
  } finally {
    await page.context().close()
  }
}

async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('toolbar').waitFor({ timeout: 120_000 })
  await page.locator('main [data-field-kind="text"]').first().click()
}

/** The words of a generated block (demo/src/generate-blocks.ts). */
function words(index: number) {
  const text = `DE ${sentence} ${sentence}\n\n${sentence} ${sentence}`
  return {
    title: `DE ${sentence} ${index + 1}`,
    lead: text,
    cards: Array.from({ length: 2 }, () => ({ title: `DE ${sentence}`, text })),
  }
}

function tableOf(measured: ReadonlyMap<string, readonly Typed[]>): Table {
  const of = (kind: Kind, blocks: number) => measured.get(`${kind} ${blocks}`) ?? []
  const at = (kind: Kind, blocks: number, share: number) =>
    quantile(
      of(kind, blocks).flatMap(({ times }) => times),
      share,
    )
  const median = (name: 'work' | 'longestTask') => (kind: Kind, blocks: number) =>
    quantile(
      of(kind, blocks).map((typed) => typed[name]),
      0.5,
    )
  const [work, longest] = [median('work'), median('longestTask')]
  const inRow = (values: typeof work, blocks: number) => kinds.map((kind) => ms(values(kind, blocks))).join(' / ')
  return {
    name: 'typing',
    columns: [
      'blocks',
      'plain page p50 / p95 ms',
      'Blickfang p50 / p95 ms',
      'Puck 0.23 p50 / p95 ms',
      'work a key, plain / Blickfang / Puck ms',
      'longest task ms',
    ],
    rows: sizes.map((blocks) => [
      blocks,
      ...kinds.map((kind) => `${ms(at(kind, blocks, 0.5))} / ${ms(at(kind, blocks, 0.95))}`),
      inRow(work, blocks),
      inRow(longest, blocks),
    ]),
    aims: sizes.flatMap((blocks) => aimsOf(blocks, { at, work, longest })),
    notes: [
      '50 keys every 60 ms, five rounds in turns, 1440 × 900; from the key event to the painted frame',
      'work: what the main thread ran for a key in all, before its frame and after it, in its own processor time; longest task: the same way, the median of the rounds',
    ],
  }
}

interface Measures {
  readonly at: (kind: Kind, blocks: number, share: number) => number
  readonly work: (kind: Kind, blocks: number) => number
  readonly longest: (kind: Kind, blocks: number) => number
}

function aimsOf(blocks: number, { at, work, longest }: Measures): Table['aims'] {
  const [floorWork, ownWork] = [work('floor', blocks), work('blickfang', blocks)]
  const [floor, own, puck] = [at('floor', blocks, 0.95), at('blickfang', blocks, 0.95), at('puck', blocks, 0.95)]
  return [
    {
      what: `p95 over the plain page, ${blocks} blocks`,
      measured: (own / floor).toFixed(2),
      aim: '<= 1.5',
      isMet: own <= 1.5 * floor,
    },
    {
      what: `work a key over the plain page, ${blocks} blocks`,
      measured: (ownWork / floorWork).toFixed(2),
      aim: '<= 1.4',
      isMet: ownWork <= 1.4 * floorWork,
    },
    {
      what: `longest task beside the keys, ${blocks} blocks`,
      measured: `${ms(longest('blickfang', blocks))} ms`,
      aim: `<= 8 ms, or the plain page's ${ms(longest('floor', blocks))}`,
      isMet: longest('blickfang', blocks) <= Math.max(8, longest('floor', blocks)),
    },
    {
      what: `p95 beside Puck's, ${blocks} blocks`,
      measured: (own / puck).toFixed(2),
      aim: '< 0.5',
      isMet: own < 0.5 * puck,
    },
  ]
}
