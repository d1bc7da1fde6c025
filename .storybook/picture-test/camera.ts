import type { BrowserCommandContext } from 'vitest/node';
import { cropToContent, decode, type Picture } from './image.ts';

type Page = BrowserCommandContext['page'];
type Session = Awaited<ReturnType<BrowserCommandContext['context']['newCDPSession']>>;

const sessions = new WeakMap<Page, Promise<Session>>();

/**
 * Takes the picture of what the window shows, overlays included. Chromium's own command: Playwright's would hide the caret
 * and stop motion again, at three times the cost.
 */
export async function shoot({ page, context }: BrowserCommandContext): Promise<Picture> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return cropToContent(await decode(Buffer.from(data, 'base64')));
}
