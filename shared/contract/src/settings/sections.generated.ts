// Written by `npm run gen` from the folders beside it.
import { accounts } from './accounts/section.ts'
import { bookingButton } from './booking-button/section.ts'
import { business } from './business/section.ts'
import { contact } from './contact/section.ts'
import { editor } from './editor/section.ts'
import { feeds } from './feeds/section.ts'
import { fonts } from './fonts/section.ts'
import { footer } from './footer/section.ts'
import { game } from './game/section.ts'
import { header } from './header/section.ts'
import { hours } from './hours/section.ts'
import { languages } from './languages/section.ts'
import { membership } from './membership/section.ts'
import { overlay } from './overlay/section.ts'
import { signIn } from './sign-in/section.ts'
import { socialAccounts } from './social-accounts/section.ts'
import { theme } from './theme/section.ts'
import { tracking } from './tracking/section.ts'
import { translation } from './translation/section.ts'

export const sections = {
  accounts,
  bookingButton,
  business,
  contact,
  editor,
  feeds,
  fonts,
  footer,
  game,
  header,
  hours,
  languages,
  membership,
  overlay,
  signIn,
  socialAccounts,
  theme,
  tracking,
  translation,
}
