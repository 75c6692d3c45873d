// Written by `npm run gen` from the folders beside it.
import type { ComponentType } from 'react'
import type { Part } from '../../ui/parts/define-part.ts'
import type { Dialogs } from '../session/shell.ts'
import { addBlockDialogs } from './add-block/dialogs.ts'
import { articleDialogs } from './article/dialogs.ts'
import { branchDialogs } from './branch/dialogs.ts'
import { changelogDialogs } from './changelog/dialogs.ts'
import { collectionDialogs } from './collection/dialogs.ts'
import { conflictDialogs } from './conflict/dialogs.ts'
import { keysDialogs } from './keys/dialogs.ts'
import { leftDialogs } from './left/dialogs.ts'
import { mediaDialogs } from './media/dialogs.ts'
import { pagesDialogs } from './pages/dialogs.ts'
import { paletteDialogs } from './palette/dialogs.ts'
import { peopleDialogs } from './people/dialogs.ts'
import { publishDialogs } from './publish/dialogs.ts'
import { questionDialogs } from './question/dialogs.ts'
import { secondFactorDialogs } from './second-factor/dialogs.ts'
import { templatesDialogs } from './templates/dialogs.ts'
import { tourDialogs } from './tour/dialogs.ts'
import { translationDialogs } from './translation/dialogs.ts'
import type { DialogProps } from './dialog-props.ts'

export const dialogs = {
  ...addBlockDialogs,
  ...articleDialogs,
  ...branchDialogs,
  ...changelogDialogs,
  ...collectionDialogs,
  ...conflictDialogs,
  ...keysDialogs,
  ...leftDialogs,
  ...mediaDialogs,
  ...pagesDialogs,
  ...paletteDialogs,
  ...peopleDialogs,
  ...publishDialogs,
  ...questionDialogs,
  ...secondFactorDialogs,
  ...templatesDialogs,
  ...tourDialogs,
  ...translationDialogs,
} satisfies { readonly [Name in keyof Dialogs]: Part<ComponentType<DialogProps<Name>>> }
