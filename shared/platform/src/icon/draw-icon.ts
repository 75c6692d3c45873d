import type { DrawnIcon } from '@blickfang/contract/content/icon-address.ts'
import { contrast } from './contrast.ts'
import { initials } from './initials.generated.ts'

/** Stands in for names that begin with another sign: a lens. */
const lens = 'M32 14A18 18 0 1 1 32 50A18 18 0 1 1 32 14ZM32 22A10 10 0 1 0 32 42A10 10 0 1 0 32 22Z'
const dark = '#17211f'
const light = '#ffffff'

/** The icon as a drawing that fills its square, so that a system may cut it into any shape. */
export function drawIcon({ initial, color }: DrawnIcon): string {
  const ink = contrast(color, light) >= contrast(color, dark) ? light : dark
  const path = (initial && initials[initial]) ?? lens
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path d="M0 0H64V64H0Z" fill="${color}"/><path d="${path}" fill="${ink}"/></svg>`
}
