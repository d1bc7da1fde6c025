/** An error whose message is meant for the person at the terminal: printed without a stack trace. */
export class UserError extends Error {}

/** Plain words for the failures that a package download meets most, found in the tool's own output. */
const REASONS = [
  {
    pattern: /ENOSPC|no space left on device/i,
    words: 'The disk is full. Free about 1.5 GB and run the command again.',
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|dns error|error sending request|failed to lookup address|network is unreachable/i,
    words:
      'The package registry cannot be reached. The first start needs the internet once; check the connection or the proxy (HTTPS_PROXY) and run the command again.',
  },
  {
    pattern: /SELF_SIGNED_CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|invalid peer certificate|UnknownIssuer/i,
    words:
      'The registry shows a certificate this machine does not trust. Behind a company proxy, set NODE_EXTRA_CA_CERTS to its certificate.',
  },
  {
    pattern: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    words: 'This folder cannot be written. Run the command as its owner, or clone into a folder of yours.',
  },
  {
    pattern: /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    words: 'pnpm-lock.yaml does not fit the package.json files. Run "pnpm install" and commit the lockfile.',
  },
];

/**
 * Says in plain words why a tool failed, from what it printed; answers undefined when the reason is not a known one.
 * @param {string} output
 * @returns {string | undefined}
 */
export function explain(output) {
  return REASONS.find((reason) => reason.pattern.test(output))?.words;
}
