import { graphqlRoutes } from '@blickfang/cms/routes'
import config from '@payload-config'

export const { POST, OPTIONS } = graphqlRoutes(config)
