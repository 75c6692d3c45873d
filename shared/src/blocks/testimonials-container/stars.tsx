import type { Locale } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'

interface StarsProps {
  rating: number
  locale: Locale
  className?: string | undefined
}

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z'

/** One to five stars, said in words to those who cannot see them. */
export function Stars({ rating, locale, className }: StarsProps) {
  return (
    <svg
      viewBox="0 0 120 24"
      className={className}
      role="img"
      aria-label={translate(messages, locale)('rating', { rating })}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 24} 0)`}
          fill={index < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.2"
        />
      ))}
    </svg>
  )
}
