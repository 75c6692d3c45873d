import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { queueFeeds } from '../../queue/queue-feeds.ts'

/** Reads reviews and opening hours anew when a branch names another place. */
export const readPlace: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if ((doc.placeId ?? '') !== (previousDoc?.placeId ?? '')) await queueFeeds(await databaseOfRequest(req))
}
