// Written by `npm run gen` from the folders beside it.
import type { Control } from './control.ts'
import type { OptionType, OptionValue } from './options.generated.ts'
import { ChoiceControl } from './choice-control.tsx'
import { BookingLinkControl } from './booking-link/control.tsx'
import { BusinessKindControl } from './business-kind/control.tsx'
import { CheckboxControl } from './checkbox/control.tsx'
import { ColorControl } from './color/control.tsx'
import { ColorSwatchesControl } from './color-swatches/control.tsx'
import { CountControl } from './count/control.tsx'
import { CountryControl } from './country/control.tsx'
import { DateControl } from './date/control.tsx'
import { EmailControl } from './email/control.tsx'
import { HolidayRegionControl } from './holiday-region/control.tsx'
import { LanguagesControl } from './languages/control.tsx'
import { LinkControl } from './link/control.tsx'
import { LocationControl } from './location/control.tsx'
import { MapRouteControl } from './map-route/control.tsx'
import { MediaControl } from './media/control.tsx'
import { MediaListControl } from './media-list/control.tsx'
import { NumberControl } from './number/control.tsx'
import { PhoneControl } from './phone/control.tsx'
import { PoiControl } from './poi/control.tsx'
import { PriceControl } from './price/control.tsx'
import { ReferenceControl } from './reference/control.tsx'
import { SpecialDaysControl } from './special-days/control.tsx'
import { TermsControl } from './terms/control.tsx'
import { TextControl } from './text/control.tsx'
import { ThemeColorControl } from './theme-color/control.tsx'
import { TimeZoneControl } from './time-zone/control.tsx'
import { WebAddressControl } from './web-address/control.tsx'
import { WeekHoursControl } from './week-hours/control.tsx'

export const controls = {
  advertKind: ChoiceControl,
  advertType: ChoiceControl,
  alignment: ChoiceControl,
  askedKind: ChoiceControl,
  aspectRatio: ChoiceControl,
  bookingLink: BookingLinkControl,
  businessKind: BusinessKindControl,
  checkbox: CheckboxControl,
  color: ColorControl,
  colorSwatches: ColorSwatchesControl,
  columnLayout: ChoiceControl,
  count: CountControl,
  country: CountryControl,
  date: DateControl,
  editorLanguage: ChoiceControl,
  email: EmailControl,
  entryState: ChoiceControl,
  fontPair: ChoiceControl,
  gameOptions: ChoiceControl,
  gridLayout: ChoiceControl,
  headerGround: ChoiceControl,
  holidayRegion: HolidayRegionControl,
  imageFormat: ChoiceControl,
  language: ChoiceControl,
  languages: LanguagesControl,
  link: LinkControl,
  location: LocationControl,
  mapRoute: MapRouteControl,
  media: MediaControl,
  mediaList: MediaListControl,
  number: NumberControl,
  objectFit: ChoiceControl,
  phone: PhoneControl,
  phoneLayout: ChoiceControl,
  poi: PoiControl,
  price: PriceControl,
  reference: ReferenceControl,
  scoreOptions: ChoiceControl,
  shiftedAlignment: ChoiceControl,
  size: ChoiceControl,
  specialDays: SpecialDaysControl,
  terms: TermsControl,
  text: TextControl,
  textPosition: ChoiceControl,
  textSize: ChoiceControl,
  themeColor: ThemeColorControl,
  timeZone: TimeZoneControl,
  verticalAlignment: ChoiceControl,
  webAddress: WebAddressControl,
  weekHours: WeekHoursControl,
} satisfies { [T in OptionType]: Control<OptionValue<T>> }
