import type { ErrorCode } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { labelIn } from 'shared/kernel/label.ts'

/** A call of API v1 that failed. `status` 0: no answer came at all (offline, cut off). `detail` is the rest of the answer: `fields`, `conflict`, `missing`, `pages`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, status: number, detail: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(code, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.detail = detail
  }

  /** No answer came: trying again later may help, and nothing is known to have been done. */
  get isOffline(): boolean {
    return this.status === 0
  }
}

const noConnection = {
  de: 'Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.',
  fr: 'Pas de connexion. Veuillez vérifier votre accès à Internet et réessayer.',
}

/** What a person reads about a failure, in their language. Unknown faults go to the console with their cause. */
export function errorSentence(error: unknown, language: 'de' | 'fr'): string {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return labelIn(errorMessages.INTERNAL, language)
  }
  return error.isOffline ? noConnection[language] : labelIn(errorMessages[error.code], language)
}
