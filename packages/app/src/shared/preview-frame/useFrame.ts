import type { ThemeName } from '@cardamom/ui/theme';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { SaidByFrame, ToldToFrame } from './frame-messages.ts';
import type { PartName } from './parts.ts';

/** A frame that has said nothing by then does not come, in ms: a proxy forbids it, or the network is gone. */
const longestWait = 10_000;

type Data = Readonly<Record<string, unknown>>;

/** What is drawn in a frame. */
export interface FrameOptions {
  part: PartName;
  data: Data;
  calls: Readonly<Record<string, ((...told: never[]) => void) | undefined>>;
}

/** What came of a frame. */
export interface FrameState {
  /** Where the frame belongs. */
  ref: (frame: HTMLIFrameElement | null) => void;
  isDrawn: boolean;
  /** It does not come. */
  isMissing: boolean;
}

function onThemeChange(hear: () => void): () => void {
  const observer = new MutationObserver(hear);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What of `data` is other than in `before`. */
function newsOf(data: Data, before: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => before[name] !== value));
}

/** Tells the page in a frame what to draw, and hears of it. Throws while drawing where that page failed to draw. */
export function useFrame({ part, data, calls }: FrameOptions): FrameState {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState<'WAITING' | 'READY' | 'DRAWN' | 'MISSING'>('WAITING');
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef<ToldToFrame | null>(null);
  // A new one has this drawn anew, and so told to the frame.
  useSyncExternalStore(onThemeChange, () => document.documentElement.dataset['theme']);

  const hear = useEffectEvent((said: SaidByFrame) => {
    if (said.kind === 'CALLED') calls[said.name]?.(...(said.told as never[]));
    else if (said.kind === 'FAILED') setFailure(said.message);
    else {
      if (said.kind === 'READY') told.current = null;
      setState(said.kind);
    }
  });
  useEffect(() => {
    if (!frame) return undefined;
    const onMessage = ({ source, data: said }: MessageEvent<SaidByFrame>) => {
      if (source === frame.contentWindow) hear(said);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame]);

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'WAITING' ? 'MISSING' : now)), longestWait);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!frame || (state !== 'READY' && state !== 'DRAWN')) return;
    const before = told.current;
    const theme = frame.closest<HTMLElement>('[data-theme]')?.dataset['theme'] as ThemeName | undefined;
    const news = newsOf(data, before?.data ?? {});
    if (before && before.theme === theme && Object.keys(news).length === 0) return;
    const names = Object.keys(calls).filter((name) => calls[name] !== undefined);
    told.current = { part, calls: names, theme, data };
    // It has no origin that could be named; what is told is what guests may see.
    frame.contentWindow?.postMessage({ ...told.current, data: news } satisfies ToldToFrame, '*');
  });

  if (failure !== null) throw new Error(failure);
  return { ref: setFrame, isDrawn: state === 'DRAWN', isMissing: state === 'MISSING' };
}
