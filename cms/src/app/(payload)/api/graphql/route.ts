import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { limitBody } from '../../../../plugin/graphql/limit-body.ts'

export const POST = limitBody(GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
