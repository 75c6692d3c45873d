import type { SiteView } from '@blickfang/contract/content/site-view.ts'

/** Names of schema.org for each kind of business. All are of the type LocalBusiness, which has hours, a place and a telephone. */
const types = {
  other: 'LocalBusiness',
  bakery: 'Bakery',
  beauty: 'BeautySalon',
  cafe: 'CafeOrCoffeeShop',
  club: 'LocalBusiness',
  craft: 'HomeAndConstructionBusiness',
  dentist: 'Dentist',
  fitness: 'ExerciseGym',
  florist: 'Florist',
  garage: 'AutoRepair',
  hairdresser: 'HairSalon',
  hotel: 'Hotel',
  office: 'ProfessionalService',
  optician: 'Optician',
  pharmacy: 'Pharmacy',
  practice: 'MedicalClinic',
  restaurant: 'Restaurant',
  shop: 'Store',
} as const satisfies { readonly [K in SiteView['business']['kind']]: string }

export type BusinessType = (typeof types)[keyof typeof types]

export function businessType({ business }: Pick<SiteView, 'business'>): BusinessType {
  return types[business.kind]
}
