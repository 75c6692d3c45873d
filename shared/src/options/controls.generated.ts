// Written by `npm run gen` from the folders beside it.
import type { Control } from '../kernel/control.ts'
import type { OptionType, OptionValue } from './options.generated.ts'
import { AlignmentControl } from './alignment/control.tsx'
import { BookingLinkControl } from './booking-link/control.tsx'
import { CheckboxControl } from './checkbox/control.tsx'
import { ColorSwatchesControl } from './color-swatches/control.tsx'
import { ColumnLayoutControl } from './column-layout/control.tsx'
import { GameOptionsControl } from './game-options/control.tsx'
import { GridLayoutControl } from './grid-layout/control.tsx'
import { ImageFormatControl } from './image-format/control.tsx'
import { LinkControl } from './link/control.tsx'
import { LocationControl } from './location/control.tsx'
import { MapRouteControl } from './map-route/control.tsx'
import { MediaControl } from './media/control.tsx'
import { NumberControl } from './number/control.tsx'
import { ObjectFitControl } from './object-fit/control.tsx'
import { PhoneLayoutControl } from './phone-layout/control.tsx'
import { PoiControl } from './poi/control.tsx'
import { ScoreOptionsControl } from './score-options/control.tsx'
import { ShiftedAlignmentControl } from './shifted-alignment/control.tsx'
import { SizeControl } from './size/control.tsx'
import { TextControl } from './text/control.tsx'
import { TextPositionControl } from './text-position/control.tsx'
import { TextSizeControl } from './text-size/control.tsx'
import { VerticalAlignmentControl } from './vertical-alignment/control.tsx'

export const controls = {
  alignment: AlignmentControl,
  bookingLink: BookingLinkControl,
  checkbox: CheckboxControl,
  colorSwatches: ColorSwatchesControl,
  columnLayout: ColumnLayoutControl,
  gameOptions: GameOptionsControl,
  gridLayout: GridLayoutControl,
  imageFormat: ImageFormatControl,
  link: LinkControl,
  location: LocationControl,
  mapRoute: MapRouteControl,
  media: MediaControl,
  number: NumberControl,
  objectFit: ObjectFitControl,
  phoneLayout: PhoneLayoutControl,
  poi: PoiControl,
  scoreOptions: ScoreOptionsControl,
  shiftedAlignment: ShiftedAlignmentControl,
  size: SizeControl,
  text: TextControl,
  textPosition: TextPositionControl,
  textSize: TextSizeControl,
  verticalAlignment: VerticalAlignmentControl,
} satisfies { [T in OptionType]: Control<OptionValue<T>> }
