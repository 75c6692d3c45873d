// Written by `npm run gen` from the folders beside it.
import { accountErrors } from './account/errors.ts'
import { articleErrors } from './article/errors.ts'
import { couponErrors } from './coupon/errors.ts'
import { mediaErrors } from './media/errors.ts'
import { pageErrors } from './page/errors.ts'
import { requestErrors } from './request/errors.ts'
import { setupErrors } from './setup/errors.ts'
import { translationErrors } from './translation/errors.ts'
import { videoErrors } from './video/errors.ts'
import { webhookErrors } from './webhook/errors.ts'

/** The HTTP status of each failure. */
export const errorStatus = {
  ...accountErrors,
  ...articleErrors,
  ...couponErrors,
  ...mediaErrors,
  ...pageErrors,
  ...requestErrors,
  ...setupErrors,
  ...translationErrors,
  ...videoErrors,
  ...webhookErrors,
}
