import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { answerReads } from '../../../../plugin/graphql/answer-reads.ts'
import { guardGraphql } from '../../../../plugin/graphql/guard-graphql.ts'

export const POST = guardGraphql(answerReads(config), GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
