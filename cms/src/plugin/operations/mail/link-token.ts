import { createHash, createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/** Purposes of links in mails: a token for one is none for another. */
export type MailedLink = 'address change' | 'invitation'

/**
 * End of the link in a mail. Made of the server's secret, so that it stands nowhere but in the mail: the database has its hash, and
 * the outbox a mark in its place.
 */
export function linkToken({ secret }: Pick<Payload, 'secret'>, link: MailedLink, id: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([link, id]))
    .digest('base64url')
}

/** A token as the database knows it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
