import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.mjs';
import { isSuitableNode } from './runtime.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the runtime', () => {
  test.each(['22.18.0', '22.23.2', '24.0.0', '26.1.0'])('Node %s of the machine is used', (version) => {
    expect(isSuitableNode(version)).toBe(true);
  });

  test.each(['20.20.2', '22.12.0', '22.17.1'])('Node %s is replaced by the pinned one', (version) => {
    expect(isSuitableNode(version)).toBe(false);
  });

  test('editors and the commands agree on the version', () => {
    const pins = JSON.parse(read('scripts/lib/runtime-pins.json')) as {
      node: Record<string, { version: string }>;
    };
    expect(read('.node-version').trim()).toBe(pins.node['linux-x64']?.version);
  });
});
