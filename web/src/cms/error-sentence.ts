import { errorSentenceOf } from '@blickfang/shared/kernel/error-messages.ts'
import { ApiError } from './api-error.ts'

const noConnection = {
  de: 'Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.',
  fr: 'Pas de connexion. Veuillez vérifier votre accès à Internet et réessayer.',
}

/** What a person reads about a failure, in their language. Unknown faults go to the console with their cause. */
export function errorSentence(error: unknown, language: 'de' | 'fr'): string {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return errorSentenceOf('INTERNAL', language)
  }
  return error.isOffline ? noConnection[language] : errorSentenceOf(error.code, language, error.detail)
}
