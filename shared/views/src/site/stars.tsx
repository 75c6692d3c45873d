import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'

interface StarsProps {
  rating: number
  locale: Locale
  className?: string | undefined
}

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z'
const leftHalf = 'M12 2.6V17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z'

/** How many of five stars are full, and whether half of one follows: from .5 on, never rounded up. Source: spec/decided.md. */
export function filledStars(rating: number): { readonly full: number; readonly hasHalf: boolean } {
  const full = Math.floor(rating)
  return { full, hasHalf: rating - full >= 0.5 }
}

/** Stars, one to five, said in words to those who cannot see them. */
export function Stars({ rating, locale, className }: StarsProps) {
  const { full, hasHalf } = filledStars(rating)
  return (
    <svg
      viewBox="0 0 120 24"
      className={className}
      role="img"
      aria-label={translate(messages, locale)('rating', { rating })}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${index * 24} 0)`}>
          {index === full && hasHalf && <path d={leftHalf} fill="currentColor" />}
          <path d={star} fill={index < full ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.2" />
        </g>
      ))}
    </svg>
  )
}
