import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Two lanes as `npm test` has them, of small programs in the place of its checks and tests.
const play = (lanes: string, wanted = ['lint', 'unit', 'e2e']) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { run } from './scripts/test/programs.mjs'
      import { runSteps, Steps } from './scripts/test/steps.mjs'
      const steps = new Steps(${JSON.stringify(wanted)})
      const tell = (text) => console.log('«' + text.trim() + '»')
      const program = (code, options) => async () => {
        const { status, printed } = await run(['-e', code], options)
        return { isGreen: status === 0, passed: 3, printed: options ? '' : printed }
      }
      ${lanes}
      console.log(steps.passed + ' passed, ' + steps.failed + ' failed, stopped at ' + steps.stoppedAt)`,
    ],
    { encoding: 'utf8' },
  ).replace(/\d+\.\d s/g, 'a while')

const long = 'setTimeout(() => undefined, 60_000)'

test('a step that fails ends the other lane, which is not counted, and nothing is begun after it', () => {
  const told = play(`
    const long = steps.step('e2e', 'long', program('${long}'))
    const faulty = steps.step('unit', 'faulty', program('console.log("why"); process.exit(1)'))
    const later = steps.step('unit', 'later', program(''))
    await Promise.all([long(), runSteps([faulty, later])])`)
  expect(told).toBe(
    `why
── faulty: FAILED in a while
── long: ended after a while, because «faulty» failed
3 passed, 1 failed, stopped at faulty
`,
  )
})

test('a step runs once, however many wait for it, and not at all where its group is not asked for', () => {
  const told = play(
    `
    const first = steps.step('lint', 'first', program('console.log("printed")'))
    const other = steps.step('e2e', 'other', program(''))
    await Promise.all([runSteps([first, other], 2), first()])`,
    ['lint'],
  )
  expect(told).toBe('printed\n── first: passed in a while\n3 passed, 0 failed, stopped at null\n')
})

test('what a step tells while it runs comes in whole lines', () => {
  const code = `process.stdout.write("a li"); setTimeout(() => process.stdout.write("ne\\\\nand the la"), 100); setTimeout(() => process.stdout.write("st"), 200)`
  const told = play(`await steps.step('unit', 'slow', program('${code}', { tell }))()`)
  expect(told).toBe('«a line»\n«and the last»\n── slow: passed in a while\n3 passed, 0 failed, stopped at null\n')
})
