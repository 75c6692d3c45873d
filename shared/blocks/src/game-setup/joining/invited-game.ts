import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'

const key = 'gameInvitation'

/** Into which game an invitation has brought this tab. */
export function invitedGame(): string | null {
  return sessionNote(key)
}

export function keepInvitedGame(id: string): void {
  keepSessionNote(key, id.toLowerCase())
}
