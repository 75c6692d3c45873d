import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { getPayload } from 'payload'
import { Refusal } from './command/refusal.ts'
import { runCommand } from './command/run-command.ts'
import config from './payload.config.ts'
import { renewPassword } from './plugin/operations/account/renew-password.ts'

// `npm run password` in the root calls this and reads the last line.
const [email = ''] = process.argv.slice(2)
await runCommand('There is no new password', async () => {
  const payload = await getPayload({ config, disableOnInit: true })
  const password = await renewPassword(payload, email).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      throw new Refusal(`There is no account with the address "${email}".`)
    throw error
  })
  console.log(password)
})
// Payload keeps one connection for good, so the pool cannot be ended.
process.exit()
