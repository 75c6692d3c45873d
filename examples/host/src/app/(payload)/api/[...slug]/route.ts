import { restRoutes } from '@blickfang/cms/routes'
import config from '@payload-config'

export const { GET, POST, DELETE, PATCH, PUT, OPTIONS } = restRoutes(config)
