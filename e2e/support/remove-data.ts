import { rmSync } from 'node:fs';

/** Deletes the data folder of the server the tests ran against. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
