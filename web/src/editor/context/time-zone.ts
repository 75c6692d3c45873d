import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import { createContext } from 'react'

/** The time zone of the shop, as the server drew the frame with it: anew after the setting was saved. */
export const TimeZoneContext = createContext(firstZone)
