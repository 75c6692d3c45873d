import { v5 } from 'uuid'

/** A field's id is worked out from its group's: client and server agree without asking. Source: docs/ARCHITECTURE.md, «Content». */
export function fieldId(groupId: string, name: string): string {
  return v5(name, groupId)
}
