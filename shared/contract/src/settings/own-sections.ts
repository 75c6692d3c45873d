import { sections as named } from '@blickfang/contract/project/sections'
import { ownThings } from '../kernel/own/own-things.ts'
import type { Section } from '../kernel/section/section.ts'

/** The sections of the settings that are the project's. */
export const ownSections = ownThings<Section>({ words: ['section', 'sections'] }, named)
