import * as migration_20261127_031041_first from './20261127_031041_first';

export const migrations = [
  {
    up: migration_20261127_031041_first.up,
    down: migration_20261127_031041_first.down,
    name: '20261127_031041_first'
  },
];
