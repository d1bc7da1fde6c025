import { readFileSync } from 'node:fs';

/**
 * Ends this program (as by SIGTERM) when the npm that started it is gone. npm passes signals only to the shell between
 * them, which dies, or lives on, without telling anybody. Started in any other way, a program may outlive its parent
 * (nohup, setsid).
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const [shell, npm] = ancestors();
  const watch = setInterval(() => {
    const [shellNow, npmNow] = ancestors();
    if (shellNow === shell && npmNow === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Process ids of the shell that runs us and, where Linux tells, of the npm above it. */
function ancestors() {
  const shell = process.ppid;
  try {
    const [, npm] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${shell}/status`, 'utf8')) ?? [];
    return [shell, npm];
  } catch {
    return [shell, undefined];
  }
}
