import { findLead, type Lead } from '@blickfang/contract/game/lead.ts'
import { againstPar, writeDifference } from '@blickfang/contract/game/par.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useShared } from '../../kernel/island/shared-context.tsx'
import { HolesContext, type MapHole, useLaterGameState } from '../game-context.tsx'
import type { GameWords } from './game-words.ts'
import css from './parts.module.css'

/** Most names that fit in a line. */
const maxNames = 2

/** Says who leads, and at the end who has won; a frame after the stroke, which comes first. */
export function LeadLine({ t }: { t: GameWords }) {
  const state = useLaterGameState()
  const holes = useShared(HolesContext)
  const lead = findLead(state, state.game?.pageIds ?? [])
  return <p className={css.lead}>{lead && leadText(lead, { played: state, holes, t })}</p>
}

interface Around {
  readonly played: Parameters<typeof againstPar>[0]
  readonly holes: ReadonlyMap<string, MapHole> | null
  readonly t: GameWords
}

function leadText({ players, isTie, isOver, strokes, pageIds }: Lead, { played, holes, t }: Around): string {
  const [first] = players
  const pars = pageIds.map((pageId) => [pageId, holes?.get(pageId)?.par ?? null] as const)
  const difference = first ? againstPar(played, first.id, pars) : null
  const score = difference === null ? `${strokes}` : `${strokes} (${writeDifference(difference)})`
  if (isTie) return t('leadTie', { score })
  const written = new Intl.ListFormat(intlLocale(t.language)).format(players.map(({ name }) => name))
  const names = players.length > maxNames ? String(players.length) : written
  return t(isOver ? 'won' : 'lead', { count: players.length, names, score })
}
