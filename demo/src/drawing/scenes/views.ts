import {
  blob,
  box,
  circle,
  curve,
  flat,
  group,
  inside,
  line,
  move,
  type Point,
  pale,
  place,
  points,
  polygon,
  shape,
  sheet,
  tone,
  tubes,
} from '../pen.ts'
import { frameLines, lenses, type Spectacles, spectacles } from '../spectacles.ts'

/** A view that is pale and soft all around, and clear behind the two lenses. */
function seenThrough(view: string, frame: Spectacles, x: number, y: number, tint: string, ink: number) {
  const glass = lenses(frame).join('')
  const clear = move(
    `<clipPath id="lenses"><path d="${glass}"/></clipPath>${group(move('<use href="#view"/>', -x, -y), { 'clip-path': 'url(#lenses)' })}`,
    x,
    y,
  )
  return (
    `<defs>${group(view, { id: 'view' })}</defs>` +
    pale('<use href="#view"/>', 1500, 1125, 0.45) +
    clear +
    move(spectacles({ ...frame, glass: tint, ink }), x, y)
  )
}

const fir = (x: number, y: number, size: number) =>
  line(`M${x} ${y}v${size * 0.2}`) +
  shape(
    polygon([
      [x, y - size],
      [x + size * 0.3, y],
      [x - size * 0.3, y],
    ]),
    tone.leaf,
  )

function road() {
  const left: Point[] = points('996,536 950,590 800,680 560,860 300,1150')
  const right: Point[] = points('980,1150 870,920 930,740 1030,610 1022,536')
  return (
    flat(box(-50, -50, 1600, 1300), tone.sky) +
    shape(circle(1080, 250, 84), tone.apricot, [12, 10], '#FCE9D8') +
    shape(blob('-60,520! 120,380 330,320 560,430 760,380 1010,300 1260,400 1560,330! 1560,700! -60,700!'), tone.sage) +
    shape(blob('-60,560! 250,500 560,540 900,500 1200,540 1560,500! 1560,1200! -60,1200!'), '#D9E5CF') +
    flat(`${curve(left)}L${curve(right).slice(1)}Z`, '#8B9794') +
    line(curve(left)) +
    line(curve(right)) +
    line(curve('996,566 940,640 800,760 690,900 610,1060'), { color: tone.paper, width: 9, dash: '26 40' }) +
    fir(470, 560, 120) +
    fir(400, 590, 160) +
    fir(300, 640, 210) +
    fir(880, 560, 90) +
    fir(1120, 610, 170) +
    fir(1240, 680, 260) +
    line('M585 700V590') +
    shape(circle(585, 560, 34), tone.paper) +
    line(circle(585, 560, 22), { color: tone.rust })
  )
}

export function driving() {
  const ink = 9
  const frame: Spectacles = {
    outline: 'panto',
    width: 242,
    height: 212,
    gap: 104,
    rim: 28,
    color: tone.green,
    glassOpacity: 0.1,
  }
  const wheel = circle(750, 1240, 420)
  const dashboard = blob('-60,900! 300,858 750,846 1200,858 1560,900! 1560,1200! -60,1200!')
  const dial = (x: number) =>
    shape(circle(x, 968, 58), tone.paper) +
    line(`M${x} 968l22 -30`) +
    line(`M${x - 38} 986a42 42 0 1 1 76 0`, { width: 5, opacity: 0.5 })
  return sheet(
    1500,
    1125,
    tone.paper,
    seenThrough(road(), frame, 750, 500, tone.glass, ink) +
      shape(dashboard, '#3B4B47', [0, 12], '#3B4B47') +
      dial(640) +
      dial(860) +
      tubes([wheel, 'M750 1180L750 1600', 'M750 1180L345 1130', 'M750 1180L1155 1130'], 46, '#25312E', ink) +
      shape(circle(750, 1150, 84), '#25312E') +
      shape(circle(750, 1140, 40), tone.apricot),
    ink,
  )
}

export function sunglasses() {
  const ink = 9
  const frame: Spectacles = {
    outline: 'pilot',
    width: 216,
    height: 174,
    gap: 92,
    rim: 26,
    color: tone.apricot,
    glass: tone.green,
    glassOpacity: 0.82,
    bridge: 'double',
  }
  const wave = (y: number, x: number, length: number) =>
    line(
      curve([
        [x, y],
        [x + length * 0.25, y - 9],
        [x + length * 0.5, y],
        [x + length * 0.75, y + 9],
        [x + length, y],
      ]),
      { color: tone.paper, width: 8 },
    )
  const lake =
    flat(box(0, 0, 1500, 1125), '#FCE9D8') +
    flat(circle(750, 360, 290), '#F9D3B4') +
    flat(circle(762, 370, 200), tone.apricot) +
    line(circle(750, 360, 200)) +
    shape(blob('-60,520! 120,400 260,440 420,330 600,480 760,540! 760,620! -60,620!'), tone.sage) +
    shape(blob('740,560! 930,450 1080,490 1240,380 1400,470 1560,430! 1560,620! 740,620!'), tone.leaf) +
    flat(box(0, 560, 1500, 600), tone.water) +
    line('M-20 560H1520') +
    [
      [600, 640, 300],
      [660, 700, 200],
      [160, 650, 180],
      [1150, 640, 220],
      [60, 800, 160],
      [1290, 820, 150],
      [120, 980, 240],
      [1180, 1000, 220],
    ]
      .map(([x = 0, y = 0, length = 0]) => wave(y, x, length))
      .join('') +
    place(sail(), { x: 237, y: 105, scale: 0.8, ink })
  const rims = move(
    frameLines(frame)
      .map((path) => line(path, { color: '#5F95BD', width: 46, opacity: 1 }))
      .join(''),
    776,
    836,
  )
  const mirrored = lenses(frame)
    .map((path, side) =>
      inside(
        path,
        `lens${side}`,
        flat(circle(side ? 330 : -230, -40, 96), tone.apricot, 0.9) +
          flat(
            blob([
              [side ? 30 : -620, 90],
              [side ? 220 : -400, 20],
              [side ? 420 : -220, 70],
              [side ? 640 : -30, 30, 'corner'],
              [side ? 640 : -30, 300, 'corner'],
              [side ? 30 : -620, 300, 'corner'],
            ]),
            '#0A332E',
            0.9,
          ),
      ),
    )
    .join('')
  const bare = spectacles({ ...frame, ink })
  return sheet(
    1500,
    1125,
    undefined,
    lake +
      group(rims, { opacity: 0.5 }) +
      move(
        lenses(frame)
          .map((path) => flat(path, tone.green))
          .join('') +
          mirrored +
          bare.replace(/<path[^>]+fill="#0F4C45"[^>]*\/>/g, ''),
        750,
        800,
      ),
    ink,
  )
}

const sail = () =>
  shape(polygon('1180,440 1180,540 1116,540'), tone.paper) +
  shape(polygon('1192,420 1192,540 1250,540'), tone.apricot) +
  shape(blob('1100,552! 1270,552! 1240,580 1130,580'), tone.green)
