import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { loadMessages } from '#shared/messages/index.ts';
import { onDemand } from '#shared/loading/on-demand.ts';
import { isCommand } from '../command-key.ts';
import { openPanelAtom } from '../open-panel.ts';

/** Not needed before somebody asks for them. */
const OfficePalette = onDemand(async () => {
  await loadMessages('search');
  return import('./OfficePalette.tsx');
});
const KeysDialog = onDemand(async () => {
  await loadMessages('search');
  return import('./KeysDialog.tsx');
});

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Opens the search over everything by Ctrl K or ⌘ K, and the list of keys by `?` where nobody is typing. */
export function OfficeSearch() {
  const [panel, setPanel] = useAtom(openPanelAtom);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (isCommand(event, 'k')) {
      event.preventDefault();
      setPanel(panel === 'search' ? null : 'search');
    } else if (event.key === '?' && !isTyping(event.target) && panel === null) {
      event.preventDefault();
      setPanel('keys');
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const close = () => setPanel(null);
  return (
    <>
      {panel === 'search' && <OfficePalette onClose={close} />}
      {panel === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
