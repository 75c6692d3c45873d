import { reasonOf } from '@blickfang/shared/server/health.ts'
import { z } from 'zod'
import { BrokenBackup, Refusal } from './broken-backup.ts'

/** Runs what a person has asked for to its end. What goes wrong is said in a sentence, and the process ends with 1. */
export async function runCommand(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${failure}. ${explain(error)}`)
    process.exitCode = 1
  }
}

function explain(error: unknown): string {
  if (error instanceof BrokenBackup || error instanceof Refusal) return error.message
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join(' ')
  const reason = reasonOf(error)
  const words = error instanceof Error ? error.message : String(error)
  return `The reason: ${reason.includes(' ') ? `${reason} (${words})` : words}.`
}
