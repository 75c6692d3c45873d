import { sections } from '@blickfang/contract/content/settings.ts'
import { shownSections } from '@blickfang/contract/settings/shown-sections.ts'

/** Sections to which the panel has something to add beside their options. */
export const addedTo = ['editor', 'feeds', 'fonts', 'footer', 'header', 'hours', 'theme'] as const

/** The sections of the settings that the panel shows. */
export const panelSections = shownSections(sections, 'editor', addedTo)
