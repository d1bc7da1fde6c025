import {
  createElement,
  useEffect,
  useEffectEvent,
  useReducer,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenBack } from '../browser/when-back.ts';

/** In a file of its own, which the shell brings while there is a network: it is much for what every form stands on. */
async function sayMissing(): Promise<void> {
  try {
    (await import('./say-missing.ts')).sayMissing();
  } catch {
    // Nothing says it, then; what was asked for is closed again.
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog that is loaded when it is drawn first, and draws nothing until then. Where that fails the page stays, with all
 * that is typed in it: the person is told, and the dialog closed, so that it can be asked for again.
 */
export function onDemand<Props extends { onClose: () => void }>(load: Load<Props>) {
  return late(load, ({ onClose }) => {
    onClose();
    void sayMissing();
  });
}

/** The same for what nobody asked for: it draws its `fallback`, and is tried again when the network or the person is back. */
export function eventually<Props extends object>(load: Load<Props>) {
  return late(load, null);
}

function late<Props extends object>(load: Load<Props>, giveUp: ((props: Props) => void) | null) {
  let part: ComponentType<Props> | undefined;

  return function Late({ fallback = null, ...rest }: Props & { fallback?: ReactNode }): ReactNode {
    // What is left is what the part takes.
    const props = rest as unknown as Props;
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const fail = useEffectEvent(() => giveUp?.(props));
    useEffect(() => {
      if (part) return undefined;
      const leaving = new AbortController();
      const { signal } = leaving;
      const bring = async () => {
        const isBack = whenBack(['online', 'focus'], signal);
        try {
          part = (await load()).default;
          if (!signal.aborted) redraw();
        } catch {
          if (signal.aborted) return;
          if (giveUp) {
            fail();
            return;
          }
          await isBack;
          await bring();
        }
      };
      void bring();
      return () => leaving.abort();
    }, []);
    return part ? createElement(part, props) : fallback;
  };
}
