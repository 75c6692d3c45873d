import { ownBlocks } from '@blickfang/blocks/own/added-blocks.ts'
import { projectForms } from '@blickfang/contract/forms/project-forms.ts'
import { ownPairs } from '@blickfang/contract/options/font-pair/own-pairs.ts'
import { ownSections } from '@blickfang/contract/settings/own-sections.ts'
import { ownSources } from '@blickfang/contract/sources/own-sources.ts'
import type { Plugin } from 'payload'
import { openOriginals } from './media/originals/open-originals.ts'
import type { BlickfangOptions } from './options.ts'
import { addReaders } from './sources/own-readers.ts'

/**
 * Adds Blickfang to a Payload project, with what is the project's own. Nothing of the project is replaced; what both bring under one
 * name is refused with a sentence.
 */
export function blickfang({ own = {}, blocks = own.blocks ?? {}, originals, ...options }: BlickfangOptions): Plugin {
  return async (config) => {
    tell(ownBlocks, blocks)
    tell(ownSources, own.sources)
    tell(ownSections, own.sections)
    tell(projectForms, own.forms)
    tell(ownPairs, own.fonts)
    addReaders(own.readers ?? {})
    // All modules behind it make their own of these as soon as they are read.
    const [plugin, { checkOptions }] = await Promise.all([
      import('./blickfang.ts'),
      import('@blickfang/contract/options/check-options.ts'),
    ])
    checkOptions(own.options ?? {})
    return plugin.blickfang({ ...options, originalStore: originals ? await openOriginals(originals) : null })(config)
  }
}

interface Told<T> {
  add(things: Readonly<Record<string, T>>): void
  requireBundled(things: Readonly<Record<string, T>>): void
}

function tell<T>(kind: Told<T>, things: Readonly<Record<string, T>> = {}): void {
  if (process.env.NEXT_RUNTIME) kind.requireBundled(things)
  kind.add(things)
}
