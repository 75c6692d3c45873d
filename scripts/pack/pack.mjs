// Builds and packs what a project installs: `npm run pack` writes the tarballs to .data/packages.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildPackages } from './build-packages.mjs'

const target = resolve('.data/packages')
for (const folder of Object.values(buildPackages(target))) {
  const { status } = spawnSync('npm', ['pack', '--pack-destination', target], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  if (status !== 0) process.exit(1)
}
console.log(`\nThe packages lie in ${target}.`)
