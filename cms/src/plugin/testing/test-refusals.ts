import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { expectRefused } from './expect-refused.ts'
import { makePage } from './make-page.ts'
import { startCms, type TestCms } from './start-cms.ts'

/** A published page with a board of pictures, and another one with a hero. */
interface TwoPages {
  readonly page: Awaited<ReturnType<typeof makePage>>
  readonly other: TwoPages['page']
}

/** Name of the case, the request, the status and code of its answer. */
export type Refusal = [string, (pages: TwoPages) => { name: EndpointName; body: unknown }, number, string]

/** Tests each request that an editor's session may send and the cms must refuse, on a cms and pages of their own. */
export function testRefusals(refusals: Refusal[]): void {
  let cms: TestCms
  let pages: TwoPages

  beforeAll(async () => {
    cms = await startCms()
    pages = { page: await makePage(cms, 'imageBoard'), other: await makePage(cms) }
    await pages.page.publish()
  })
  afterAll(() => cms.stop())

  test.each(refusals)('%s is refused and changes nothing', async (_what, make, status, code) => {
    const { name, body } = make(pages)
    const { method, path }: Endpoint = endpoints[name]
    await expectRefused(cms, { method: method.toUpperCase(), path: `/v1${path}`, body: body as object }, status, code)
  })
}
