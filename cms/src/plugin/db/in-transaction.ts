import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { type Database, databaseOfRequest } from './database.ts'

/** Runs one of Payload's transactions: writes of its own operations with this request, and writes with `tx`, are all or nothing. */
export async function inTransaction<Result>(
  payload: Payload,
  run: (transaction: { readonly req: PayloadRequest; readonly tx: Database }) => Promise<Result>,
  { language }: { /** Language in which a refusal is said. */ readonly language?: string } = {},
): Promise<Result> {
  const headers = new Headers(language ? { 'accept-language': language } : {})
  const req = await createLocalReq({ req: { headers } }, payload)
  await initTransaction(req)
  try {
    const result = await run({ req, tx: await databaseOfRequest(req) })
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
