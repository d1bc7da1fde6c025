import { ScreenProvider } from '@cardamom/ui/screen';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { SaidByFrame, ToldToFrame } from '#shared/preview-frame/frame-messages.ts';
import { Drawn } from '#shared/preview-frame/SaysDrawn.tsx';
import { partLoaders } from '#shared/preview-frame/parts.ts';

/** A frame of this kind has no origin of its own; the page around it has that of its address. */
const { origin: office } = new URL(location.href);

const say = (said: SaidByFrame) => parent.postMessage(said, office);

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container, {
  onUncaughtError: (error) => say({ kind: 'FAILED', message: String(error) }),
});

/** What a part calls is said to the page around it; the same function for each name. */
const calls = new Map<string, (...told: unknown[]) => void>();
function callOf(name: string) {
  const call = calls.get(name) ?? ((...told: unknown[]) => say({ kind: 'CALLED', name, told }));
  calls.set(name, call);
  return call;
}

type Part = ComponentType<Record<string, unknown>>;

const sayDrawn = () => say({ kind: 'DRAWN' });

let latest: ToldToFrame | null = null;
let part: Promise<Part> | null = null;

async function draw(): Promise<void> {
  const Loaded = await part;
  if (!Loaded || !latest) return;
  root.render(
    <ScreenProvider>
      <Drawn value={sayDrawn}>
        <Loaded {...latest.data} {...Object.fromEntries(latest.calls.map((name) => [name, callOf(name)]))} />
      </Drawn>
    </ScreenProvider>,
  );
}

addEventListener('message', ({ source, origin, data: told }: MessageEvent<ToldToFrame>) => {
  if (source !== parent || origin !== office) return;
  latest = { ...told, data: { ...latest?.data, ...told.data } };
  if (told.theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = told.theme;
  part ??= partLoaders[told.part]() as unknown as Promise<Part>;
  void draw();
});
say({ kind: 'READY' });
