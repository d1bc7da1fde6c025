import { useAtom } from 'jotai';
import { onDemand } from '#shared/loading/on-demand.ts';
import { askedUntilAtom } from '../atoms.ts';

const UntilDialog = onDemand(() => import('./UntilDialog.tsx'));

/** Asks until when an item is sold out, where its status menu was not enough. */
export function UntilAsked() {
  const [asked, ask] = useAtom(askedUntilAtom);
  return asked && <UntilDialog {...asked} onClose={() => ask(null)} />;
}
