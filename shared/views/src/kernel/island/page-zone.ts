import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'

/** Attribute of `<html>` that names the shop's time zone. */
export const zoneAttribute = 'data-time-zone'

/** The time zone of the shop whose page this is, for what runs in a browser: a page may have been made on another day. */
export function pageZone(): string {
  return document.documentElement.getAttribute(zoneAttribute) ?? 'UTC'
}

/** Whether a day is over, by the shop's clocks: a page may have been made before it. */
export function isPast(day = ''): boolean {
  return day < wallTime(new Date(), pageZone()).date
}
