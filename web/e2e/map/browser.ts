import type { PlaywrightTestArgs, PlaywrightTestOptions, TestFixture } from '@playwright/test'
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

/** The map jumps to its places in place of flying there: a sixth less of the processor's time. */
export const stillMap = { reducedMotion: 'reduce' } as const

/** Half as much to draw as in the usual window, and room enough for what stands side by side. */
export const smallWindow: TestFixture<
  PlaywrightTestOptions['viewport'],
  PlaywrightTestArgs & PlaywrightTestOptions
> = async ({ viewport }, use) => use(viewport && viewport.width > 1024 ? { width: 1024, height: 640 } : viewport)
