import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { asksAsEditor } from '../../../../plugin/access/asks-as-editor.ts'
import { guardRest } from '../../../../plugin/endpoints/guard-rest.ts'

const isEditor = async (headers: Headers) => asksAsEditor(await getPayload({ config }), headers)

export const GET = guardRest(REST_GET(config), isEditor)
export const POST = guardRest(REST_POST(config), isEditor)
export const DELETE = guardRest(REST_DELETE(config), isEditor)
export const PATCH = guardRest(REST_PATCH(config), isEditor)
export const PUT = guardRest(REST_PUT(config), isEditor)
export const OPTIONS = REST_OPTIONS(config)
