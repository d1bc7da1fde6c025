// Preloaded into a program under test: kills it, as a power cut would, before it renames something in its data folder for
// the n-th time. DIE_AT=n.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let left = Number(process.env.DIE_AT);
fs.renameSync = (from, to) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return renameSync(from, to);
};
syncBuiltinESMExports();
