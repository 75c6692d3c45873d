import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { sourceFiles } from './scripts/source-files.mjs'

const unitTest = /\/src\/.*(?<!\.int)\.test\.tsx?$/
/** Replaces modules, or loads them anew: for whoever shares a process with it too. */
const touchesModules = /\bvi\.(mock|doMock|resetModules)\(/

const unitTests = sourceFiles(unitTest)
const alone = unitTests.filter((file) => touchesModules.test(readFileSync(file, 'utf8')))

/**
 * The tests beside the sources with one extension. They share what they import and, with it, more than half of their time;
 * those that touch modules have a process each, in a project of their own.
 */
function unitProjects(name: string, extension: string, environment: string, groupOrder: number) {
  const here = (files: string[]) => files.filter((file) => file.endsWith(extension))
  const shared = unitTests.filter((file) => !alone.includes(file))
  return [
    // A process is handed on only to the next file of its project, so each project has its turn.
    {
      extends: true as const,
      test: {
        name,
        environment,
        include: here(shared),
        isolate: false,
        setupFiles: [propertySeed, 'shared/testing/src/leave-no-traces.ts'],
        sequence: { groupOrder },
      },
    },
    {
      extends: true as const,
      test: { name: `${name}-alone`, environment, include: here(alone), sequence: { groupOrder: groupOrder + 1 } },
    },
  ]
}

/** Tests on real servers only. Source: decision 14. */
const retry = 1

const propertySeed = 'shared/testing/src/property-seed.ts'

/** `*.test.ts` runs in Node, `*.test.tsx` with a document, `*.int.test.ts` of the cms on a database of its own, `*.drill.ts` against the
 * running product, in the nightly run only. */
export default defineConfig({
  // Next's own stand-in: outside its bundler the package only throws.
  resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
  test: {
    // All cores: its own choice leaves one idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // How long a busy machine takes says nothing about the product.
    testTimeout: 60_000,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: true,
    setupFiles: propertySeed,
    projects: [
      ...unitProjects('unit', '.ts', 'node', 1),
      ...unitProjects('dom', '.tsx', 'happy-dom', 3),
      {
        extends: true,
        test: {
          name: 'local',
          // `npm test` runs them beside those of the cms.
          maxWorkers: 1,
          sequence: { groupOrder: 6 },
          include: ['local/src/**/*.int.test.ts', 'tests/src/game/*.int.test.ts'],
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Real servers on a busy machine: what comes late is not lost.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['cms/src/**/*.int.test.ts', 'tests/src/{,new-folders/,packages/}*.int.test.ts'],
          globalSetup: 'local/src/testing/migrated-template.ts',
          setupFiles: [propertySeed, 'local/src/testing/own-database.ts', 'cms/src/testing/as-in-a-new-process.ts'],
          pool: 'forks',
          // As scripts/run-script.mjs says.
          execArgv: ['--conditions=production'],
          isolate: false,
          sequence: { groupOrder: 5 },
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['local/src/drills/**/*.drill.ts'],
          globalSetup: 'local/src/drills/run-product.ts',
          // They share one product, and each wants it for itself.
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'image',
          include: ['tests/src/docker/*.drill.ts'],
          // Each takes all steps of the Dockerfile, with two builds among them.
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
})
