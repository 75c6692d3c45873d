import * as migration_20261127_111209_first from './20261127_111209_first';

export const migrations = [
  {
    up: migration_20261127_111209_first.up,
    down: migration_20261127_111209_first.down,
    name: '20261127_111209_first'
  },
];
