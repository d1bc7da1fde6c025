/** One for sending and hearing, so that a tab never hears itself. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('cardamom.session');
  return channel;
}

/** Tells the other tabs that this one has signed out or works in another restaurant now. */
export function announceSessionChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  openChannel().postMessage('changed');
}

/** Calls back when another tab has signed out or works in another restaurant now. */
export function onSessionChangeElsewhere(listener: () => void): void {
  openChannel().addEventListener('message', listener);
}
