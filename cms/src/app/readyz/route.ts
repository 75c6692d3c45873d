import { healthHeaders, healthStatus } from '@blickfang/platform/server/health.ts'
import { cmsHealth } from '../../health/cms-health.ts'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const answer = await cmsHealth().ready()
  return Response.json(answer, { status: healthStatus(answer), headers: healthHeaders })
}
