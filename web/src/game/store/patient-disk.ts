import type { GameState } from '@blickfang/contract/game/game.ts'
import type { GamePorts } from '../game-ports.ts'

type Storage = GameState['storage']

/** IndexedDB hangs in some browsers, and is slow on old phones; play does not wait for it. */
const patience = 2_000
const patienceWithBroken = 100

/** How the phone's disk is doing. Patience decides what is said and that play goes on; what it answers late counts all the same. */
export class PatientDisk {
  #storage: Storage = 'kept'
  /** Answers that patience has run out for and that have not come yet. */
  #late = 0
  readonly #later: GamePorts['later']
  readonly #onChange: (storage: Storage) => void

  constructor(later: GamePorts['later'], onChange: (storage: Storage) => void) {
    this.#later = later
    this.#onChange = onChange
  }

  /** Whether it may lack something that was done. */
  get isBehind(): boolean {
    return this.#storage !== 'kept'
  }

  /** Waits for a write, as long as play may. */
  write(written: Promise<void>): Promise<void> {
    return this.#wait(
      written.then(
        () => 'kept',
        (error: unknown) => (error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'),
      ),
    )
  }

  /** Waits for something that is read and taken, as long as play may. Refused (`unavailable`), as in some private windows, it says so. */
  read(taken: Promise<void>, refused: 'unavailable' | null): Promise<void> {
    // Only a write shows that a disk that has failed works again.
    return this.#wait(
      taken.then(
        () => (this.#storage === 'slow' ? 'kept' : null),
        () => refused,
      ),
    )
  }

  async #wait(answer: Promise<Storage | null>): Promise<void> {
    let isLate = false
    let cancel: () => void = () => undefined
    const outOfPatience = new Promise<void>((resolve) => {
      const late = () => {
        isLate = true
        this.#late += 1
        this.#tell('slow')
        resolve()
      }
      cancel = this.#later(late, this.isBehind ? patienceWithBroken : patience)
    })
    const told = answer.then((storage) => {
      cancel()
      if (isLate) this.#late -= 1
      if (storage) this.#tell(storage === 'kept' && this.#late > 0 ? 'slow' : storage)
    })
    await Promise.race([told, outOfPatience])
  }

  #tell(storage: Storage): void {
    if (storage === this.#storage) return
    this.#storage = storage
    this.#onChange(storage)
  }
}
