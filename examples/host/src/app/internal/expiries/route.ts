import { expiryRoutes } from '@blickfang/cms/routes'
import config from '@payload-config'

export const dynamic = 'force-dynamic'
export const { POST } = expiryRoutes(config)
