/**
 * Headers of what anybody may read, from wherever: a public answer may stand on any website, and a frame without an origin of its own, as
 * previews in the back office are, asks for its scripts and faces as a page of another site does.
 */
export const forAnyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
