/** A back-up that cannot be restored as it is. Its message is for the person who runs the command. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup'
}

/** What stands between a person and what they asked for, in a sentence that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
