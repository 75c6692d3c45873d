// Written by `npm run gen` from the folders beside it.
import { advertKind } from './advert-kind/option.ts'
import { advertType } from './advert-type/option.ts'
import { alignment } from './alignment/option.ts'
import { askedKind } from './asked-kind/option.ts'
import { aspectRatio } from './aspect-ratio/option.ts'
import { bookingLink } from './booking-link/option.ts'
import { businessKind } from './business-kind/option.ts'
import { checkbox } from './checkbox/option.ts'
import { color } from './color/option.ts'
import { colorSwatches } from './color-swatches/option.ts'
import { columnLayout } from './column-layout/option.ts'
import { count } from './count/option.ts'
import { country } from './country/option.ts'
import { date } from './date/option.ts'
import { editorLanguage } from './editor-language/option.ts'
import { email } from './email/option.ts'
import { entryState } from './entry-state/option.ts'
import { fontPair } from './font-pair/option.ts'
import { gameOptions } from './game-options/option.ts'
import { gridLayout } from './grid-layout/option.ts'
import { headerGround } from './header-ground/option.ts'
import { holidayRegion } from './holiday-region/option.ts'
import { imageFormat } from './image-format/option.ts'
import { language } from './language/option.ts'
import { languages } from './languages/option.ts'
import { link } from './link/option.ts'
import { location } from './location/option.ts'
import { mapRoute } from './map-route/option.ts'
import { media } from './media/option.ts'
import { mediaList } from './media-list/option.ts'
import { number } from './number/option.ts'
import { objectFit } from './object-fit/option.ts'
import { phone } from './phone/option.ts'
import { phoneLayout } from './phone-layout/option.ts'
import { poi } from './poi/option.ts'
import { price } from './price/option.ts'
import { reference } from './reference/option.ts'
import { scoreOptions } from './score-options/option.ts'
import { shiftedAlignment } from './shifted-alignment/option.ts'
import { size } from './size/option.ts'
import { specialDays } from './special-days/option.ts'
import { terms } from './terms/option.ts'
import { text } from './text/option.ts'
import { textPosition } from './text-position/option.ts'
import { textSize } from './text-size/option.ts'
import { themeColor } from './theme-color/option.ts'
import { timeZone } from './time-zone/option.ts'
import { verticalAlignment } from './vertical-alignment/option.ts'
import { webAddress } from './web-address/option.ts'
import { weekHours } from './week-hours/option.ts'

export const options = {
  advertKind,
  advertType,
  alignment,
  askedKind,
  aspectRatio,
  bookingLink,
  businessKind,
  checkbox,
  color,
  colorSwatches,
  columnLayout,
  count,
  country,
  date,
  editorLanguage,
  email,
  entryState,
  fontPair,
  gameOptions,
  gridLayout,
  headerGround,
  holidayRegion,
  imageFormat,
  language,
  languages,
  link,
  location,
  mapRoute,
  media,
  mediaList,
  number,
  objectFit,
  phone,
  phoneLayout,
  poi,
  price,
  reference,
  scoreOptions,
  shiftedAlignment,
  size,
  specialDays,
  terms,
  text,
  textPosition,
  textSize,
  themeColor,
  timeZone,
  verticalAlignment,
  webAddress,
  weekHours,
}

export type OptionType = keyof typeof options
export type OptionValue<T extends OptionType> = ReturnType<(typeof options)[T]>['fallback']
