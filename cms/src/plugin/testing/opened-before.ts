import type { Payload } from 'payload'
import { signOpened } from '../operations/form/opened.ts'

/** A moment at which a form was opened a while ago, of its own for each entry. */
export function openedBefore({ secret }: Pick<Payload, 'secret'>, ms = 20_000): string {
  return signOpened(secret, Date.now() - ms)
}
