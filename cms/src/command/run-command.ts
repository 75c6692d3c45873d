import { reasonOf, unknownReason } from '@blickfang/platform/server/health.ts'
import { WrongSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { Refusal } from './refusal.ts'

/** Runs a person's command to its end. A failure is told in a sentence, and the process ends with 1. */
export async function runCommand(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${failure}. ${explain(error)}`)
    process.exitCode = 1
  }
}

function explain(error: unknown): string {
  if (error instanceof Refusal || error instanceof WrongSettings) return error.message
  const reason = reasonOf(error)
  // Payload puts the kind of an error before the words of another one.
  const words = (error instanceof Error ? error.message : String(error)).replace(/^Error: |\.$/g, '')
  return `The reason: ${reason.includes(' ') && reason !== unknownReason ? `${reason} (${words})` : words}.`
}
