import { chromiumArguments, findChromium } from '../../../local/src/testing/find-chromium.ts'

/** A browser that draws WebGL without a graphics card. */
export const drawingBrowser = {
  executablePath: findChromium(),
  args: [
    ...chromiumArguments.filter((argument) => argument !== '--disable-gpu'),
    '--enable-unsafe-swiftshader',
    '--use-angle=swiftshader',
  ],
}
