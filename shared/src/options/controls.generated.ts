// Written by `npm run gen` from the folders beside it.
import type { Control } from '../kernel/control.ts'
import type { OptionType, OptionValue } from './options.generated.ts'
import { AlignmentControl } from './alignment/control.tsx'
import { BookingLinkControl } from './booking-link/control.tsx'
import { CheckboxControl } from './checkbox/control.tsx'
import { ColorControl } from './color/control.tsx'
import { ColorSwatchesControl } from './color-swatches/control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import { CountControl } from './count/control.tsx'
import { DateControl } from './date/control.tsx'
import { EmailControl } from './email/control.tsx'
import { GridLayoutControl } from './grid-layout/control.tsx'
import { ImageFormatControl } from './image-format/control.tsx'
import { LanguagesControl } from './languages/control.tsx'
import { LinkControl } from './link/control.tsx'
import { LocationControl } from './location/control.tsx'
import { MapRouteControl } from './map-route/control.tsx'
import { MediaControl } from './media/control.tsx'
import { NumberControl } from './number/control.tsx'
import { ObjectFitControl } from './object-fit/control.tsx'
import { PhoneControl } from './phone/control.tsx'
import { PhoneLayoutControl } from './phone-layout/control.tsx'
import { PoiControl } from './poi/control.tsx'
import { ShiftedAlignmentControl } from './shifted-alignment/control.tsx'
import { TextControl } from './text/control.tsx'
import { TextPositionControl } from './text-position/control.tsx'
import { ThemeColorControl } from './theme-color/control.tsx'
import { VerticalAlignmentControl } from './vertical-alignment/control.tsx'
import { WebAddressControl } from './web-address/control.tsx'

export const controls = {
  alignment: AlignmentControl,
  bookingLink: BookingLinkControl,
  checkbox: CheckboxControl,
  color: ColorControl,
  colorSwatches: ColorSwatchesControl,
  columnLayout: ChoiceControl,
  count: CountControl,
  date: DateControl,
  editorLanguage: ChoiceControl,
  email: EmailControl,
  gameOptions: ChoiceControl,
  gridLayout: GridLayoutControl,
  headerGround: ChoiceControl,
  imageFormat: ImageFormatControl,
  language: ChoiceControl,
  languages: LanguagesControl,
  link: LinkControl,
  location: LocationControl,
  mapRoute: MapRouteControl,
  media: MediaControl,
  number: NumberControl,
  objectFit: ObjectFitControl,
  phone: PhoneControl,
  phoneLayout: PhoneLayoutControl,
  poi: PoiControl,
  scoreOptions: ChoiceControl,
  shiftedAlignment: ShiftedAlignmentControl,
  size: ChoiceControl,
  text: TextControl,
  textPosition: TextPositionControl,
  textSize: ChoiceControl,
  themeColor: ThemeColorControl,
  verticalAlignment: VerticalAlignmentControl,
  webAddress: WebAddressControl,
} satisfies { [T in OptionType]: Control<OptionValue<T>> }
