import type { About, Block, DialogSection } from '@blickfang/contract/kernel/block.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import { abouts } from './abouts.generated.ts'
import { blocks } from './contracts.generated.ts'

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
 * name contain the search.
 */
export function listOfferedBlocks(search: string, language: string): readonly OfferedSection[] {
  const wanted = fold(search)
  const all = Object.values<Block>(blocks).filter((block) =>
    [labelIn(block.label, language), block.name, sentenceOf(block, language), ...(aboutOf(block)?.synonyms ?? [])].some(
      (words) => fold(words).includes(wanted),
    ),
  )
  return Object.entries(sections)
    .map(([section, label]) => ({
      section,
      label,
      blocks: all.filter((block) => block.section === section).toSorted(byPlace),
    }))
    .filter((offered) => offered.blocks.length > 0)
}

/** What the block is for; nothing for a block of which nobody has said it. */
export function sentenceOf(block: Block, language: string): string {
  const about = aboutOf(block)
  return about ? labelIn(about.sentence, language) : ''
}

function aboutOf({ name }: Block): About | undefined {
  return (abouts as { readonly [block: string]: About | undefined })[name]
}

/** As the spec lists them. */
function byPlace(a: Block, b: Block): number {
  return (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER)
}

/** Case and accents make no difference to a search. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
