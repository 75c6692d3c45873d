import type { PlayerRecord } from '../store/journal.ts'

export interface PlayerRow {
  readonly id: string
  readonly playerName: string
  readonly createdAt: string
  readonly removedAt: string | null
}

/** A row of `players` as this phone keeps it. */
export function playerOf({ id, playerName, createdAt, removedAt }: PlayerRow): PlayerRecord {
  return { id, name: playerName, createdAt, removedAt }
}
