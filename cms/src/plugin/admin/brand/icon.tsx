import { Mark } from './mark.tsx'

/** The mark in the admin's navigation. */
export function Icon() {
  return <Mark size={22} />
}
