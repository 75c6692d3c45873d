import { dotState } from '@blickfang/contract/game/dot-state.ts'
import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import { useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { LeadLine } from '@blickfang/views/game/parts/lead-line.tsx'
import { readBeforePlay } from '@blickfang/views/game/parts/read-before-play.ts'
import { type RefObject, useRef } from 'react'
import css from '../score-tracker.module.css'
import { useFoldedRules } from '../use-folded-rules.ts'
import { useMoreBelow } from '../use-more-below.ts'

interface HoleHeadProps {
  /** The rows below. */
  card: RefObject<HTMLElement | null>
  pageId: string
  links: GameAddresses
  /** The rows stand at the lower edge of the drawer, over what is read. */
  isPinned: boolean
  t: GameWords
}

/** Above the rows of a hole: who leads, and a button that brings back what was read, and what was needed, before the first stroke. */
export function HoleHead({ card, pageId, links, isPinned, t }: HoleHeadProps) {
  const isPreview = useIsPreview()
  const isPlayed = useGameState((state) => dotState(state, pageId) !== 'noScores') && !isPreview
  const head = useRef<HTMLDivElement>(null)
  const { isFolded, setFolded, hasButton } = useFoldedRules({ head, card, isPlayed })
  const { isMore, showMore } = useMoreBelow(head, isPinned && !isFolded)
  return (
    <div ref={head} className={css.top} data-more={isMore || undefined}>
      {isMore && (
        <button type="button" className={css.more} onClick={showMore}>
          {t('readOn')}
        </button>
      )}
      <LeadLine t={t} />
      <div className={css.aside} hidden={isFolded} {...readBeforePlay}>
        <a href={isPreview ? undefined : links.edit}>{t('players')}</a>
        <a href={isPreview ? undefined : links.share}>{t('share')}</a>
      </div>
      {isPlayed && hasButton && (
        <button type="button" className={css.fold} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {t('rules')}
        </button>
      )}
    </div>
  )
}
