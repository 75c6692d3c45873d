import { healthRoutes } from '@blickfang/cms/routes'
import config from '@payload-config'

export const dynamic = 'force-dynamic'
export const GET = healthRoutes(config).ready
