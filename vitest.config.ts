import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const unit = (extension: 'ts' | 'tsx') => ({
  include: ['shared', 'cms', 'demo', 'web', 'local', 'tests'].map(
    (workspace) => `${workspace}/src/**/*.test.${extension}`,
  ),
  exclude: ['**/*.int.test.*', '**/node_modules/**'],
})

/** Tests on real servers only. Source: decision 14. */
const retry = 1

const propertySeed = 'shared/src/testing/property-seed.ts'

/** `*.test.ts` runs in Node, `*.test.tsx` with a document, `*.int.test.ts` of the cms on a database of its own, `*.drill.ts` against the
 * running product, in the nightly run only. */
export default defineConfig({
  // Next's own stand-in: outside its bundler the package only throws.
  resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
  test: {
    // All cores: its own choice leaves one idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // How long a busy machine takes says nothing about the product.
    testTimeout: 30_000,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: true,
    setupFiles: propertySeed,
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', ...unit('ts') } },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', ...unit('tsx') } },
      {
        extends: true,
        test: {
          name: 'local',
          include: ['local/src/**/*.int.test.ts', 'tests/src/game/*.int.test.ts'],
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Real servers on a busy machine: what comes late is not lost.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['cms/src/**/*.int.test.ts', 'tests/src/*.int.test.ts'],
          globalSetup: 'local/src/testing/migrated-template.ts',
          setupFiles: [propertySeed, 'local/src/testing/own-database.ts'],
          pool: 'forks',
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['local/src/drills/*.drill.ts'],
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
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
})
