import { defineSection } from '../../kernel/section/section.ts'
import { checkbox } from '../../options/checkbox/option.ts'

/** Rights of the site beyond those of every site. */
export const membership = defineSection({
  name: 'membership',
  label: { de: 'Mitgliedschaft', fr: 'Affiliation', en: 'Membership' },
  place: 15,
  audience: 'admins',
  kinds: ['optician'],
  options: {
    'membership.healthOptics': checkbox(
      {
        de: 'Mitglied der Gesundheitsoptik (weitere Bausteine)',
        fr: 'Membre de l’optique de santé (blocs supplémentaires)',
        en: 'Member of the health opticians (more blocks)',
      },
      { editable: 'admin' },
    ),
  },
})
