/** Obstacle between a person and what they asked for, in a sentence that says what to do. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}
