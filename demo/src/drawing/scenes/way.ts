import { bicycle, walker } from '../figure.ts'
import { type House, house, street, tower } from '../house.ts'
import { figure } from '../lettering.ts'
import {
  blob,
  box,
  circle,
  curve,
  flat,
  inside,
  line,
  move,
  place,
  points,
  polygon,
  shape,
  sheet,
  tone,
} from '../pen.ts'
import { pot, shopFront } from '../shop.ts'
import { heads } from './team.ts'

const ink = 6.5

const wall = { gable: 'plain', columns: 2 } as const
const houses: readonly House[] = [
  {
    ...wall,
    x: 830,
    width: 240,
    eaves: 330,
    ridge: 190,
    wall: '#F6DEC8',
    gable: 'roof',
    shutter: tone.green,
    awning: tone.leaf,
  },
  { ...wall, x: 1070, width: 230, eaves: 290, ridge: 130, wall: tone.paper, shutter: tone.rust, awning: tone.apricot },
  {
    ...wall,
    x: 1300,
    width: 210,
    eaves: 340,
    ridge: 190,
    wall: tone.sage,
    gable: 'stepped',
    shutter: tone.green,
    awning: tone.green,
  },
  {
    ...wall,
    x: 1590,
    width: 230,
    eaves: 300,
    ridge: 130,
    wall: '#F3C9A8',
    gable: 'curved',
    shutter: tone.leaf,
    awning: tone.rust,
  },
  {
    ...wall,
    x: 1820,
    width: 225,
    eaves: 270,
    ridge: 110,
    wall: '#C9DFF1',
    gable: 'stepped',
    shutter: tone.green,
    awning: tone.leaf,
  },
]

/** The main station: a long hall with a clock in its middle, and the train that has just come in. */
function station() {
  const windows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = from + at * 74
      return (
        shape(`M${x} 690V570a24 24 0 0 1 48 0V690Z`, '#CFE4F4') +
        shape(`M${x} ${street}V740h48V${street}Z`, at % 2 ? '#CFE4F4' : tone.green)
      )
    }).join('')
  return (
    shape(polygon('-60,500 -20,430 640,430 680,500'), '#A9B8B3') +
    shape(box(-40, 500, 700, 300), '#F1E3D3') +
    line('M-40 716H660') +
    windows(-16, 3) +
    windows(454, 3) +
    shape(polygon('196,430 316,330 436,430'), '#C98A63') +
    shape(box(206, 430, 220, 370), '#F8EBDD') +
    shape(`M246 ${street}V610a70 70 0 0 1 140 0V${street}Z`, tone.mint) +
    line(`M316 540V${street}M246 660h140`, { width: 5 }) +
    shape(circle(316, 478, 40), tone.paper) +
    line('M316 478V452M316 478l20 12', { width: 7 }) +
    flat(circle(316, 478, 6), tone.rust)
  )
}

/** The bus that one need not take. */
const bus = () =>
  shape(box(-150, -128, 300, 112, 26), tone.green) +
  flat(box(-136, -52, 272, 16), tone.apricot) +
  [-118, -48, 22].map((x) => shape(box(x, -108, 56, 44, 8), '#CFE4F4')).join('') +
  shape(box(94, -108, 40, 70, 8), '#CFE4F4') +
  [-84, 84].map((x) => shape(circle(x, -14, 25), tone.ink) + flat(circle(x, -14, 9), tone.stone)).join('')

/** The fountain, with a figure on its column as fountains here have one. */
const fountain = () =>
  shape(box(-17, -206, 34, 160, 6), '#E9E1D2') +
  shape(box(-28, -216, 56, 18, 6), tone.stone) +
  shape(blob('-15,-216! -20,-250 -10,-278 0,-288 10,-278 20,-250 15,-216!'), tone.leaf) +
  shape(circle(0, -298, 15), tone.peach) +
  line('M14 -156c34 4 52 26 54 84M-14 -156c-34 4 -52 26 -54 84', { color: '#5FA6DB', width: 9 }) +
  flat(circle(0, -58, 108, 20), tone.water) +
  line(circle(0, -58, 108, 20)) +
  shape('M-118 -58C-112 -10 -90 8 -60 10H60C90 8 112 -10 118 -58C90 -34 -90 -34 -118 -58Z', '#E9E1D2')

/** How many minutes it is from the station to here, on a lens that stands on a stick. */
const minutes = (digit: number, x: number, y: number) =>
  move(
    line('M0 0V-70', { width: 9 }) +
      shape(circle(0, -112, 46), tone.apricot) +
      move(figure(digit, { width: 9 }), -7, -112) +
      line('M21 -131l-5 13', { width: 7 }) +
      flat(circle(0, 2, 15, 6), tone.ink),
    x,
    y,
  )

/** The shop, cut out of the row of arcades that it belongs to. */
const shop = () =>
  shape(polygon('2026,150 2070,70 3060,70 3060,150'), '#A86D49') +
  inside(box(2045, 146, 1000, 860), 'shop', place(shopFront(), { x: 1964, y: 176.3, scale: 0.62, ink })) +
  line('M2045 150V800M2026 150H3000', { width: 8 })

/** The way from the main station through the Marktgasse to the shop, with the minutes that it takes. */
export function way() {
  return sheet(
    3000,
    1000,
    '#EAF3FA',
    flat(circle(1450, 170, 120), '#FCE3CB') +
      flat(blob('520,640! 700,520 900,470 1500,440 2100,560 2200,640!'), tone.sage) +
      tower(1505, 262) +
      tower(1592, 232) +
      flat(box(0, street, 3000, 220), tone.stone) +
      station() +
      houses.map(house).join('') +
      shop() +
      line(`M0 ${street}H2045`) +
      points('60,962 420,950 760,968 1240,958 1640,966 2240,970 2700,962 1060,846 1900,850')
        .map(([x = 0, y = 0]) => line(`M${x} ${y}h80M${x + 30} ${y + 18}h56`, { width: 5, opacity: 0.35 }))
        .join('') +
      move(bus(), 690, 830) +
      line(
        curve(
          '316,830 420,890 640,905 880,880 1150,868 1400,905 1560,930 1760,905 2000,880 2240,905 2440,890 2522,828',
        ),
        { color: tone.rust, width: 11, dash: '1 30' },
      ) +
      place(fountain(), { x: 1552, y: 880, scale: 0.92, ink }) +
      pot(2300, 815, 0.62, ink) +
      bicycle(1010, 936, 1.02, tone.rust, ink) +
      walker(
        {
          x: 470,
          y: 952,
          scale: 0.94,
          person: heads.sanja,
          coat: tone.apricot,
          trousers: tone.green,
          skirt: true,
          bag: tone.paper,
        },
        ink,
      ) +
      walker({ x: 1290, y: 946, scale: 0.94, person: heads.reto, coat: '#7FB6E2', trousers: '#3B4B47' }, ink) +
      walker({ x: 2020, y: 952, scale: 0.98, person: heads.luca, coat: tone.paper, trousers: '#4F6E9A' }, ink) +
      walker(
        {
          x: 2830,
          y: 950,
          scale: 1,
          flip: true,
          person: heads.marta,
          coat: tone.green,
          trousers: '#5D6B67',
          bag: tone.rust,
        },
        ink,
      ) +
      minutes(0, 300, 900) +
      minutes(2, 860, 952) +
      minutes(5, 1730, 950) +
      minutes(7, 2640, 900),
    ink,
  )
}
