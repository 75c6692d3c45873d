import { abouts as ownAbouts } from '@blickfang/blocks/project/abouts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import type { About, Block, DialogSection } from '@blickfang/contract/kernel/block.ts'
import { fold } from '@blickfang/contract/kernel/fold.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import { abouts } from './abouts.generated.ts'
import { gameSetup } from './game-setup/contract.ts'
import { allBlocks } from './own/all-blocks.ts'
import { scoreTracker } from './score-tracker/contract.ts'

/** The sections of the dialog «Block hinzufügen», in their order. Source: spec/editor.md §2. */
const sections: { readonly [S in DialogSection]: Label } = {
  start: { de: 'Start', fr: 'Début', en: 'Start' },
  team: { de: 'Team und Stellen', fr: 'Équipe et emplois', en: 'Team and jobs' },
  content: { de: 'Inhalt', fr: 'Contenu', en: 'Content' },
  collections: { de: 'Sammlungen', fr: 'Collections', en: 'Collections' },
  various: { de: 'Verschiedenes', fr: 'Divers', en: 'Various' },
  remaining: { de: 'Weitere', fr: 'Autres', en: 'More' },
}

export interface OfferedSection {
  readonly section: string
  readonly label: Label
  readonly blocks: readonly Block[]
}

/**
 * The blocks that may be added, by section: those whose name or sentence in the reader's language, whose other words or whose own
 * name contain the search. Of those that are for some sites alone, such as `isThere` says.
 */
export function listOfferedBlocks(
  search: string,
  language: string,
  isThere: (block: Block) => boolean = () => true,
): readonly OfferedSection[] {
  const wanted = fold(search)
  const all = allBlocks
    .filter(isThere)
    .filter((block) =>
      [
        labelIn(block.label, language),
        block.name,
        sentenceOf(block, language),
        ...(aboutOf(block)?.synonyms ?? []),
      ].some((words) => fold(words).includes(wanted)),
    )
  return Object.entries(sections)
    .map(([section, label]) => ({
      section,
      label,
      blocks: all.filter((block) => block.section === section).toSorted(byPlace),
    }))
    .filter((offered) => offered.blocks.length > 0)
}

const ofGame: ReadonlySet<string> = new Set([gameSetup.name, scoreTracker.name])

/**
 * Whether a block says anything to a site: the game's to one that offers the game, those of the health opticians' members to an
 * optician, and to a site that is one of them already.
 */
export function isBlockFor(
  block: Block,
  { business, game, membership }: Pick<Settings, 'business' | 'game' | 'membership'>,
): boolean {
  if (ofGame.has(block.name)) return game.active
  return block.audience === 'everyone' || business.kind === 'optician' || membership.healthOptics
}

/** Purpose of the block in a sentence; empty for a block that nobody has described. */
export function sentenceOf(block: Block, language: string): string {
  const about = aboutOf(block)
  return about ? labelIn(about.sentence, language) : ''
}

function aboutOf({ name }: Block): About | undefined {
  return (abouts as { readonly [block: string]: About | undefined })[name] ?? ownAbouts[name]
}

/** As the spec lists them. */
function byPlace(a: Block, b: Block): number {
  return (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER)
}
