import { circle, flat, group, inside, line, pale, place, sheet, tone, tubes } from '../pen.ts'
import { shopFront } from '../shop.ts'
import { lenses, type Spectacles, spectacles } from '../spectacles.ts'

export const shop = () => sheet(1800, 1200, tone.sky, shopFront(), 8.5)

/** The shop, pale and soft as without glasses, and clear where the big lens is held before it. */
export function hero() {
  const ring = circle(1040, 745, 560)
  const view = place('<use href="#shop"/>', { x: 394, y: 0, scale: 1.05 })
  return sheet(
    2000,
    1500,
    tone.paper,
    `<defs>${group(shopFront(), { id: 'shop', 'stroke-width': 9.5 })}</defs>` +
      pale(view, 2000, 1500) +
      flat(circle(1066, 775, 582), tone.stone, 0.55) +
      flat(ring, tone.paper) +
      inside(ring, 'ring', view) +
      tubes([ring], 34, tone.green, 13) +
      tubes(['M1600 590C1680 560 1740 560 1800 580'], 34, tone.green, 13) +
      line('M560 640A490 490 0 0 1 760 346', { color: '#FFFFFF', width: 26, opacity: 0.95 }) +
      line('M546 742v-14', { color: '#FFFFFF', width: 26 }),
    13,
  )
}

/** Picture for links that people share: the shop behind a pair of glasses. */
export function share() {
  const frame: Spectacles = {
    outline: 'round',
    width: 222,
    height: 222,
    gap: 92,
    rim: 26,
    color: tone.green,
    glassOpacity: 0,
  }
  const view = (scale: number, x: number, y: number) => place('<use href="#shop"/>', { x, y, scale })
  return sheet(
    1200,
    630,
    tone.paper,
    `<defs>${group(shopFront(), { id: 'shop', 'stroke-width': 9 })}</defs>` +
      pale(view(0.7, -30, -130), 1200, 630) +
      place(
        `<clipPath id="both"><path d="${lenses(frame).join('')}"/></clipPath>${group(view(0.7, -630, -445), { 'clip-path': 'url(#both)' })}${spectacles({ ...frame, ink: 8 })}`,
        { x: 600, y: 315 },
      ),
    8,
  )
}
