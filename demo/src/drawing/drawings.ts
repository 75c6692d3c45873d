import { drawOldFrame } from './archive.ts'
import { oldFrames } from './old-frames.data.ts'
import * as brand from './scenes/brand.ts'
import * as chart from './scenes/chart.ts'
import * as day from './scenes/day.ts'
import * as eye from './scenes/eye.ts'
import * as frames from './scenes/frames.ts'
import * as handwork from './scenes/handwork.ts'
import { lensPoster } from './scenes/lens-film.ts'
import * as makers from './scenes/makers.ts'
import * as news from './scenes/news.ts'
import * as people from './scenes/people.ts'
import * as rooms from './scenes/rooms.ts'
import { holeDrawings, round } from './scenes/round.ts'
import * as still from './scenes/still.ts'
import * as street from './scenes/street.ts'
import * as team from './scenes/team.ts'
import * as town from './scenes/town.ts'
import * as views from './scenes/views.ts'
import * as wall from './scenes/wall.ts'
import { way } from './scenes/way.ts'

const archive = Object.fromEntries(oldFrames.map((old, at) => [`archive/${old.year}.svg`, () => drawOldFrame(old, at)]))

/** Every drawing by the file that it is kept in. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...archive,
  ...holeDrawings,
  'golf/round.svg': round,
  'frames/frame-round.svg': frames.frameRound,
  'frames/frame-cat-eye.svg': frames.frameCatEye,
  'frames/frame-rectangle.svg': frames.frameRectangle,
  'frames/frame-panto.svg': frames.framePanto,
  'frames/frame-kids.svg': frames.frameKids,
  'frames/frame-titan.svg': frames.frameTitan,
  'frames/frame-sun-pilot.svg': frames.frameSunPilot,
  'frames/frame-sun-round.svg': frames.frameSunRound,
  'frames/frame-sun-cat.svg': frames.frameSunCat,
  'frames/frame-reading.svg': frames.frameReading,
  'frames/frame-kids-round.svg': frames.frameKidsRound,
  'frames/frame-sport.svg': frames.frameSport,
  'team/marta.svg': team.marta,
  'team/reto.svg': team.reto,
  'team/sanja.svg': team.sanja,
  'team/luca.svg': team.luca,
  'team/nadine.svg': team.nadine,
  'brand/logo.svg': brand.logo,
  'brand/logo-light.svg': brand.logoLight,
  'brand/favicon.svg': brand.favicon,
  'brand/maker-hofer.svg': makers.hofer,
  'brand/maker-jura.svg': makers.jura,
  'brand/maker-prad.svg': makers.prad,
  'brand/maker-zwickl.svg': makers.zwickl,
  'scenes/eye-chart.svg': chart.eyeChart,
  'scenes/arm-chart.svg': chart.armChart,
  'scenes/driving.svg': views.driving,
  'scenes/sunglasses.svg': views.sunglasses,
  'scenes/eye-health.svg': eye.eyeHealth,
  'scenes/shop-front.svg': town.shop,
  'scenes/hero.svg': town.hero,
  'brand/og.svg': town.share,
  'scenes/marktgasse.svg': street.marktgasse,
  'scenes/way.svg': way,
  'scenes/fitting-table.svg': handwork.fittingTable,
  'scenes/contact-lens.svg': handwork.contactLens,
  'scenes/lens-film.svg': lensPoster,
  'scenes/office-glasses.svg': people.officeGlasses,
  'scenes/kids.svg': people.kids,
  'scenes/eye-test.svg': rooms.eyeTest,
  'scenes/workshop.svg': rooms.workshop,
  'scenes/morning.svg': day.morning,
  'scenes/noon.svg': day.noon,
  'scenes/evening.svg': day.evening,
  'scenes/coffee.svg': day.coffee,
  'scenes/desk.svg': day.desk,
  'scenes/drawers.svg': still.drawers,
  'scenes/magazine.svg': still.magazine,
  'scenes/price-board.svg': still.priceBoard,
  'scenes/repair.svg': still.repair,
  'scenes/lensmeter.svg': still.lensmeter,
  'scenes/parcel.svg': still.parcel,
  'scenes/course-table.svg': still.courseTable,
  'scenes/wall.svg': wall.wall,
  'scenes/apprentice.svg': wall.apprentice,
  'scenes/trial-frame.svg': wall.trialFrame,
  'news/week.svg': news.newsWeek,
  'news/voucher.svg': news.newsVoucher,
  'news/open.svg': news.newsOpen,
}
