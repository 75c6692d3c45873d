import type { CollectionBeforeOperationHook, Endpoint } from 'payload'
import { endpointBehind } from '../endpoint-behind.ts'

/** The admin's way to the first account of an empty database; Payload refuses it as soon as there is one. */
export const firstRegister: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: (req) => {
    req.context.isFirstAccount = true
    return endpointBehind(req, 'users', firstRegister).handler(req)
  },
}

/** Who makes the first account manages the site: there is nobody yet who could give them that role. */
export const firstIsAdmin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.context.isFirstAccount !== true || !('data' in args)) return args
  return { ...args, data: { ...args.data, role: 'admin' } }
}
