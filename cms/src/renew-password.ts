import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { renewPassword } from './plugin/operations/account/renew-password.ts'

// `npm run password` in the root calls this and reads the last line. In production: npx tsx src/renew-password.ts EMAIL
const [email = ''] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
try {
  console.log(await renewPassword(payload, email))
} catch (error) {
  const isUnknown = error instanceof AppError && error.code === 'NOT_FOUND'
  console.error(isUnknown ? `There is no account with the address "${email}".` : error)
  process.exit(1)
}
// Payload keeps one connection for good, so the pool cannot be ended.
process.exit()
