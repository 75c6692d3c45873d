import { chartRow } from '../lettering.ts'
import { blob, box, circle, curve, flat, inside, line, place, points, shape, sheet, tone, tubes } from '../pen.ts'
import { pot } from '../shop.ts'
import { spectacles } from '../spectacles.ts'

const ink = 9

/** The two halves of a phoropter: a wheel of lenses before each eye. */
function phoropter(x: number, y: number) {
  const half = (side: number) => {
    const centre = side * 112
    const knobs = [0.15, 0.75, 1.35]
      .map((angle) => shape(circle(centre + side * Math.cos(angle) * 104, -Math.sin(angle) * 112, 17), tone.apricot))
      .join('')
    return (
      shape(
        blob(points('14,-58 40,-128 120,-158 214,-110 236,4 206,112 120,150 44,112 18,40', side)),
        tone.paper,
        [8, 10],
        '#FFFFFF',
      ) +
      knobs +
      shape(circle(centre, 14, 86), '#33443F') +
      Array.from({ length: 8 }, (_, index) =>
        flat(
          circle(centre + Math.cos((index * Math.PI) / 4) * 66, 14 + Math.sin((index * Math.PI) / 4) * 66, 8),
          index % 2 ? tone.sage : tone.apricot,
        ),
      ).join('') +
      shape(circle(centre, 14, 46), '#CFE4F4') +
      line(
        curve([
          [centre - 24, 14],
          [centre - 18, -4],
          [centre - 4, -12],
        ]),
        { color: '#FFFFFF', width: 8 },
      ) +
      shape(box(side > 0 ? 232 : -268, -24, 36, 60, 12), tone.green)
    )
  }
  return place(
    shape(box(-34, -330, 68, 200, 20), tone.paper) +
      shape(box(-90, -176, 180, 46, 18), tone.green) +
      half(-1) +
      half(1) +
      shape(box(-34, -58, 68, 34, 14), tone.paper),
    { x, y, scale: 0.88, ink },
  )
}

function chair(x: number) {
  return (
    flat(circle(x + 14, 1032, 216, 26), '#D8CDB9') +
    shape(circle(x, 1020, 200, 30), '#33443F') +
    shape(box(x - 34, 860, 68, 156), tone.paper) +
    shape(box(x - 50, 900, 100, 34, 12), tone.sage) +
    shape(box(x - 196, 380, 392, 440, 70), tone.green, [0, 0]) +
    shape(box(x - 92, 280, 184, 150, 52), tone.leaf) +
    line(
      `M${x - 120} 500C${x - 60} 520 ${x + 60} 520 ${x + 120} 500M${x - 130} 640C${x - 60} 662 ${x + 60} 662 ${x + 130} 640`,
      { color: tone.leaf },
    ) +
    [-1, 1]
      .map(
        (side) =>
          shape(box(x + side * 236 - 22, 690, 44, 120, 12), '#33443F') +
          shape(box(x + side * 236 - 46, 650, 92, 62, 31), tone.leaf),
      )
      .join('') +
    shape(box(x - 226, 770, 452, 106, 48), tone.leaf) +
    line(`M${x - 170} 806H${x + 60}`, { color: tone.sage, width: 7 })
  )
}

export function eyeTest() {
  const chart =
    flat(box(156, 166, 290, 430, 22), '#D3E3DC') +
    shape(box(142, 150, 290, 430, 22), '#FFFFFF') +
    chartRow('E', 287, 184, 84, tone.ink) +
    chartRow('FP', 287, 300, 58, tone.ink) +
    chartRow('TOZ', 287, 388, 42, tone.ink) +
    chartRow('LPED', 287, 458, 31, tone.ink) +
    chartRow('PECFD', 287, 516, 22, tone.ink)
  const trolley =
    line('M1190 780V1010M1400 780V1010') +
    shape(box(1160, 740, 270, 46, 14), tone.paper) +
    shape(box(1184, 870, 222, 30, 10), tone.sage) +
    shape('M1190 740L1216 650H1374L1400 740Z', tone.apricot) +
    [1238, 1272, 1306, 1340].map((x) => line(`M${x} 672l${(x - 1290) * 0.14} 46`, { width: 6 })).join('') +
    shape(circle(1190, 1022, 14), '#33443F') +
    shape(circle(1400, 1022, 14), '#33443F')
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(750, 520, 450), tone.paper) +
      flat(box(0, 960, 1500, 200), '#EADFCB') +
      line('M0 960H1500') +
      chart +
      chair(750) +
      tubes(['M1128 1010V190', 'M1128 196H750'], 26, '#33443F', ink, tone.ink) +
      shape(box(1060, 1000, 136, 30, 15), '#33443F') +
      shape(circle(1128, 196, 30), tone.apricot) +
      trolley +
      phoropter(750, 442) +
      pot(270, 1010, 1.25, ink),
    ink,
  )
}

/** The workshop: a lens is ground to the shape of its frame. */
export function workshop() {
  const glass = blob('-104,-34 -70,-78 10,-86 84,-70 108,-16 84,52 20,84 -54,70 -96,24')
  const chamber = box(214, 348, 380, 270, 60)
  const machine =
    flat(box(166, 262, 730, 520, 70), '#C9DBD3') +
    shape(box(150, 250, 730, 520, 70), tone.sage) +
    flat(`M150 690H880V700a70 70 0 0 1 -70 70H220a70 70 0 0 1 -70 -70Z`, tone.leaf) +
    line('M150 690H880') +
    line(box(150, 250, 730, 520, 70)) +
    shape(chamber, '#29413B') +
    inside(
      chamber,
      'chamber',
      shape(circle(404, 640, 96), '#7B8A86') +
        line(circle(404, 640, 60), { width: 5, opacity: 0.5 }) +
        place(
          flat(glass, '#CFE8FA', 0.95) +
            line(glass) +
            line(curve('-60,-20 -30,-50 20,-60'), { color: '#FFFFFF', width: 10 }),
          { x: 404, y: 468, scale: 0.94, ink },
        ) +
        shape(circle(404, 466, 24), tone.apricot) +
        line('M404 466H180M404 466H640', { color: tone.stone, width: 16 }) +
        shape(circle(404, 466, 24), tone.apricot) +
        points('300,560 326,590 280,596 506,566 532,594 486,600')
          .map(([x = 0, y = 0]) => line(`M${x} ${y}l${x < 404 ? -10 : 10} -14`, { color: tone.water, width: 8 }))
          .join(''),
    ) +
    line(chamber) +
    shape(box(644, 340, 186, 150, 20), '#FFFFFF') +
    place(line(glass, { color: tone.green }) + line('M-140 0H140M0 -110V110', { width: 8, opacity: 0.3 }), {
      x: 737,
      y: 415,
      scale: 0.55,
      ink,
    }) +
    shape(circle(680, 560, 30), tone.apricot) +
    line('M680 560V538') +
    shape(circle(762, 560, 22), tone.paper) +
    shape(circle(812, 560, 14), tone.green) +
    line('M650 634h170M650 654h120', { width: 6, opacity: 0.5 })
  const tools =
    shape(box(960, 140, 420, 350, 26), '#F7EBDD') +
    [0, 1, 2, 3, 4, 5, 6]
      .flatMap((column) => [0, 1, 2, 3, 4].map((row) => flat(circle(1000 + column * 57, 184 + row * 64, 5), '#D9C4AC')))
      .join('') +
    place(
      line('M0 0C-14 60 -26 110 -40 150M0 0C14 60 26 110 40 150', { width: 26 }) +
        line('M0 0C-14 60 -26 110 -40 150M0 0C14 60 26 110 40 150', { width: 10, color: tone.apricot }) +
        shape(blob('-20,4! -14,-60 0,-92! 14,-60 20,4!'), '#8B9794') +
        line('M0 -84V0', { width: 5 }) +
        shape(circle(0, 6, 15), tone.paper),
      { x: 1058, y: 284, ink },
    ) +
    place(tubes(['M0 60V150'], 26, tone.green, ink) + line('M0 40V-60', { width: 12 }), { x: 1172, y: 270, ink }) +
    place(tubes(['M0 80V150'], 20, tone.rust, ink) + line('M0 60V-40', { width: 10 }), { x: 1240, y: 270, ink }) +
    shape(box(1290, 190, 48, 240, 8), tone.paper) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((step) => line(`M1290 ${216 + step * 27}h${step % 2 ? 14 : 24}`, { width: 5 }))
      .join('')
  const rack =
    [992, 1064, 1136]
      .map(
        (x, index) =>
          shape(circle(x, 676, 76), ['#CFE8FA', '#E6F2FB', '#CFE8FA'][index] ?? tone.sky) +
          line(`M${x - 44} 660A50 50 0 0 1 ${x - 14} 624`, { color: '#FFFFFF', width: 10 }),
      )
      .join('') +
    shape(box(924, 716, 280, 68, 16), tone.apricot) +
    line('M954 750H1174', { width: 6, opacity: 0.5 })
  return sheet(
    1500,
    1125,
    tone.peach,
    flat(circle(700, 520, 470), '#FDF1E7') +
      tools +
      flat(box(0, 784, 1500, 400), '#E8C6A5') +
      line('M0 784H1500') +
      machine +
      rack +
      place(
        spectacles({
          outline: 'panto',
          width: 104,
          height: 92,
          gap: 48,
          rim: 20,
          color: tone.green,
          glass: '#FFFFFF',
          glassOpacity: 0.65,
          ink: 8,
        }),
        { x: 480, y: 960, turn: -5 },
      ) +
      place(
        tubes(['M0 0H150'], 36, tone.rust, ink) +
          line('M168 0H330', { width: 13 }) +
          line('M26 -8H110', { color: tone.peach, width: 7 }),
        { x: 800, y: 1010, turn: -12, ink },
      ) +
      shape(box(1216, 870, 206, 130, 26), tone.paper) +
      points('1262,936 1318,920 1372,944 1320,966')
        .map(([x = 0, y = 0]) => shape(circle(x, y, 15), tone.stone) + line(`M${x - 7} ${y + 7}l14 -14`, { width: 5 }))
        .join('') +
      line('M60 1060H260', { width: 5, opacity: 0.3 }),
    ink,
  )
}
