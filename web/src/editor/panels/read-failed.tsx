import { Button } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import css from './read-failed.module.css'

interface ReadFailedProps {
  /** Text that says what could not be read. */
  readonly sentence: string
  /** Sentence that says why, where that is known. */
  readonly reason?: string
  readonly retry: string
  readonly onRetry: () => void
}

/** Stands in the place of what could not be read, and reads it once more. */
export function ReadFailed({ sentence, reason, retry, onRetry }: ReadFailedProps) {
  return (
    <div className={css.failed} role="alert">
      <p className={text.text}>{[sentence, reason].filter(Boolean).join(' ')}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  )
}
