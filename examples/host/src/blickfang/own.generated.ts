// Written by Blickfang from the folders beside it.
import { blocks } from './blocks/contracts.generated.ts'
import { fonts } from './fonts/fonts.generated.ts'
import { forms } from './forms/forms.generated.ts'
import { options } from './options/options.generated.ts'
import { readers } from './sources/readers.generated.ts'
import { sections } from './sections/sections.generated.ts'
import { sources } from './sources/sources.generated.ts'

export const own = { blocks, sources, readers, sections, options, forms, fonts }
