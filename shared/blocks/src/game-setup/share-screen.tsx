'use client'

import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import { GameGate } from '@blickfang/views/game/parts/game-gate.tsx'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import { QrCode } from '@blickfang/views/game/parts/qr-code.tsx'
import { Slot, type Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import { ActionButton } from './action-button.tsx'
import css from './game-setup.module.css'
import { WhoAreYou } from './joining/who-are-you.tsx'
import type { ScreenProps } from './screen-props.ts'
import { ShareButton } from './share-button.tsx'

// A crowd must not push the way on off the screen.
const maxNames = 12

/** The QR code and the link by which others join, and the way on once somebody plays. */
export function ShareScreen(props: ScreenProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Invitation {...props} />
    </GameGate>
  )
}

function Invitation({ locale, links, action, waiting }: ScreenProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const game = useGameState((state) => state.game)
  const players = useGameState((state) => state.players)
  const playing = takingPart(players)
  const isReady = playing.length > 0
  const link = isPreview ? '' : `${location.origin}${links.start}?id=${game?.id}`
  return (
    <div className={css.share}>
      {!isPreview && <WhoAreYou t={t} />}
      <div className={css.ticket}>
        {isPreview ? (
          <div className={css.qrPlaceholder}>{t('qrPlaceholder')}</div>
        ) : (
          <QrCode text={link} alt={t('qrAlt')} />
        )}
        <ShareButton link={link} t={t} />
      </div>
      {link && <div className={css.link}>{link}</div>}
      <div className={css.actions}>
        <ActionButton href={links.play} isDisabled={!isReady}>
          {isReady ? label(action, t('action.share'), locale) : label(waiting, t('waitingForPlayers'), locale)}
        </ActionButton>
        {isPreview && waiting && <ActionButton>{label(waiting, '', locale)}</ActionButton>}
      </div>
      {/* Below the button, which stays under the finger while others join. */}
      <div className={css.joined} role="status">
        {isReady && t('playersJoined', { count: playing.length })}
        {playing.slice(0, maxNames).map(({ id, name }) => (
          <bdi key={id}> {name}</bdi>
        ))}
        {playing.length > maxNames && <span> +{playing.length - maxNames}</span>}
      </div>
    </div>
  )
}

/** The editor's own words, else the dictionary's. */
function label(own: Slotted, word: string, locale: Locale) {
  return own ? <Slot as="span" lang={locale} content={own} /> : word
}
