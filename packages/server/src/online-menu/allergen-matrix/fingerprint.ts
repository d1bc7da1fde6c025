import type { MatrixSection } from '@cardamom/api-types';
import { createHash } from 'node:crypto';

/** Eight signs that tell two papers apart: the same for the same content, read out loud without mistakes. */
export function fingerprintOf(sections: readonly MatrixSection[]): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(sections))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return `${digest.slice(0, 4)}-${digest.slice(4)}`;
}
