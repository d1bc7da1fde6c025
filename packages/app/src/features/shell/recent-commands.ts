const key = 'cardamom.recent-commands';
const keptAtMost = 5;

/** Ids of the commands used last on this device, the newest first. */
export function recentCommands(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, keptAtMost) : [];
  } catch {
    return [];
  }
}

/** Remembers that a command was used. Dishes are not remembered: their names belong to a restaurant. */
export function keepRecent(id: string): void {
  if (id.startsWith('item-')) return;
  const next = [id, ...recentCommands().filter((other) => other !== id)].slice(0, keptAtMost);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is switched off: nothing is remembered.
  }
}
