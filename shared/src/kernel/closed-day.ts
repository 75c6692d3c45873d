/** True for a special day on which the shop stays closed. Apart from branch.ts, because visitors' browsers need it and no schema. */
export function isClosed(day: { open: string; close: string }): boolean {
  return day.open === '00:30' && day.close === '00:30'
}
