import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { APIError } from 'payload'

/**
 * A refusal that the admin shows at its field and in a toast. Both say the whole sentence: Payload's own toast names the field
 * alone, and on a phone nothing is written at it.
 */
export function atField(path: string, message: string): APIError {
  return new APIError(message, errorStatus.INVALID, { errors: [{ path, message }] }, true)
}
