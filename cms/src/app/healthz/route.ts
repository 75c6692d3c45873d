import { healthHeaders } from '@blickfang/platform/server/health.ts'
import { cmsHealth } from '../../health/cms-health.ts'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json(cmsHealth().alive(), { headers: healthHeaders })
}
