import { Refusal } from '../../command/refusal.ts'

/** A back-up that cannot be restored as it is. */
export class BrokenBackup extends Refusal {
  override readonly name = 'BrokenBackup'
}
