import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import type { Place } from '@blickfang/views/kernel/view.ts'
import { createContext } from 'react'

/** Where the shop is, as the server drew the frame with it: anew after the setting was saved. */
export const PlaceContext = createContext<Place>({ timeZone: firstZone, country: 'CH' })
