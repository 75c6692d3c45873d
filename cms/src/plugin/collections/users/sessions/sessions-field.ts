import type { Field } from 'payload'
import { isOpen } from '../../../access/session-age.ts'

/**
 * Payload's list of an account's sessions, with what a person needs to tell them apart. Whoever reads it, first of all Payload
 * when it looks whose session a request brings, finds only those that are open.
 */
export const sessionsField: Field = {
  name: 'sessions',
  type: 'array',
  hooks: {
    afterRead: [({ value }) => (Array.isArray(value) ? value.filter((session) => isOpen(session)) : value)],
  },
  fields: [
    { name: 'browser', type: 'text' },
    { name: 'system', type: 'text' },
    { name: 'seenAt', type: 'date' },
  ],
}
