import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { asksAsEditor } from '../../../../plugin/access/asks-as-editor.ts'
import { limitBody } from '../../../../plugin/endpoints/limit-body.ts'

const isEditor = async (headers: Headers) => asksAsEditor(await getPayload({ config }), headers)

export const GET = REST_GET(config)
export const POST = limitBody(REST_POST(config), isEditor)
export const DELETE = limitBody(REST_DELETE(config), isEditor)
export const PATCH = limitBody(REST_PATCH(config), isEditor)
export const PUT = limitBody(REST_PUT(config), isEditor)
export const OPTIONS = REST_OPTIONS(config)
