import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { HistoryRule } from '../commands/command.ts'
import { type Change, invertPatch, type Patch, type Target } from '../model/change.ts'
import type { HistoryState } from './history-state.ts'
import { localeOfPatch } from './locale-of-patch.ts'

/** Step of undo: the change that a command made, and when (ms). */
export interface HistoryEntry {
  readonly command: string
  readonly patch: Patch
  readonly at: number
}

export interface Stacks {
  readonly undo: readonly HistoryEntry[]
  readonly redo: readonly HistoryEntry[]
}

const most = 300
/** Clicking through the values of an option within this time is one step. */
const mergeWithin = 4_000

/** The undo stack of one page, over all its languages and tabs. The stack only remembers patches: the session decides whether a patch may still be applied. */
export class History {
  readonly store: StoreApi<HistoryState>
  #stacks: Stacks = { undo: [], redo: [] }
  #steps = 0
  /** Times that another tab has said that it changed the stack. */
  #heard = 0
  #isRestored = false
  readonly #save: (stacks: Stacks) => void

  constructor(save: (stacks: Stacks) => void) {
    this.#save = save
    this.store = createStore(() => describe(this.#stacks))
  }

  /** Puts what is remembered of earlier runs and other tabs below what has been done since. Nothing is saved over it before. */
  async restore(read: () => Promise<Stacks>): Promise<void> {
    const heard = this.#heard
    const earlier = await read()
    if (heard !== this.#heard) return this.restore(read)
    this.#isRestored = true
    const { undo, redo } = this.#stacks
    if (undo.length === 0 && redo.length === 0) this.#replace(earlier)
    else this.#set({ undo: [...earlier.undo, ...undo].slice(-most), redo })
  }

  /** Takes over what another tab of the page has made of the stack, unless a step has been taken here while it was read: that tab hears of it. */
  async reload(read: () => Promise<Stacks>): Promise<void> {
    this.#heard += 1
    if (!this.#isRestored) return
    const steps = this.#steps
    const stacks = await read()
    if (steps === this.#steps) this.#replace(stacks)
  }

  /** Targets that the steps change: some of them must be loaded before a step can be undone. */
  targets(): readonly Target[] {
    const steps = [...this.#stacks.undo, ...this.#stacks.redo]
    return steps.flatMap(({ patch }) => patch.filter((change) => change.type === 'value'))
  }

  record(command: string, rule: HistoryRule, patch: Patch, at: number): void {
    if (rule === 'skip' || patch.length === 0) return
    const last = this.#stacks.undo.at(-1)
    const merged = rule === 'merge' && last && at - last.at < mergeWithin ? merge(last, { command, patch, at }) : null
    const below = merged ? this.#stacks.undo.slice(0, -1) : this.#stacks.undo
    const step = merged ?? { command, patch, at }
    // Back where it began there is nothing to take back.
    this.#set({ undo: step.patch.length > 0 ? [...below, step].slice(-most) : below, redo: [] })
  }

  /** The step that undo would take back, as the patch that does so. */
  peekUndo(): Patch | null {
    const entry = this.#stacks.undo.at(-1)
    return entry ? invertPatch(entry.patch) : null
  }

  peekRedo(): Patch | null {
    return this.#stacks.redo.at(-1)?.patch ?? null
  }

  /** Moves the last step to the redo stack; `drop` forgets it, when somebody else's change stands in its way. */
  stepBack(drop = false): void {
    const entry = this.#stacks.undo.at(-1)
    if (!entry) return
    this.#set({ undo: this.#stacks.undo.slice(0, -1), redo: drop ? this.#stacks.redo : [...this.#stacks.redo, entry] })
  }

  stepForward(drop = false): void {
    const entry = this.#stacks.redo.at(-1)
    if (!entry) return
    this.#set({ redo: this.#stacks.redo.slice(0, -1), undo: drop ? this.#stacks.undo : [...this.#stacks.undo, entry] })
  }

  /** Takes steps off both stacks that change any of these. */
  forget(isGone: (change: Change) => boolean): void {
    const stays = ({ patch }: HistoryEntry) => !patch.some(isGone)
    this.#set({ undo: this.#stacks.undo.filter(stays), redo: this.#stacks.redo.filter(stays) })
  }

  #set(stacks: Stacks): void {
    this.#steps += 1
    this.#replace(stacks)
    if (this.#isRestored) this.#save(stacks)
  }

  #replace(stacks: Stacks): void {
    this.#stacks = stacks
    this.store.setState(describe(stacks))
  }
}

function describe({ undo, redo }: Stacks): HistoryState {
  return {
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    undoLabel: undo.at(-1)?.command ?? null,
    redoLabel: redo.at(-1)?.command ?? null,
    undoLocale: localeOfPatch(undo.at(-1)?.patch),
    redoLocale: localeOfPatch(redo.at(-1)?.patch),
    undoAt: undo.at(-1)?.at ?? null,
    redoAt: redo.at(-1)?.at ?? null,
  }
}

/** Merges two steps of the same command on the same values into one, without those that are as they were before; null when they differ. */
function merge(last: HistoryEntry, next: HistoryEntry): HistoryEntry | null {
  if (last.command !== next.command || last.patch.length !== next.patch.length) return null
  const patch: Change[] = []
  for (const [index, change] of next.patch.entries()) {
    const before = last.patch[index]
    if (before?.type !== 'value' || change.type !== 'value') return null
    if (before.id !== change.id || before.key !== change.key) return null
    if (!isSameValue(before.before, change.after)) patch.push({ ...change, before: before.before })
  }
  return { ...next, patch }
}
