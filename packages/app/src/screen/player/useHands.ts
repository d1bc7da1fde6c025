import { useEffect } from 'react';
import type { Player } from './create-player.ts';

/** Fills the whole glass, or stops to. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
  change?.catch(() => undefined);
}

/** What somebody with a keyboard or a remote control can do: full screen (F, Enter, a click), pause (Space), back and forth (arrows). */
export function useHands(player: Pick<Player, 'turn' | 'togglePause'> | null, isRightToLeft: boolean): void {
  useEffect(() => {
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey) return;
      if (key === 'f' || key === 'F' || key === 'Enter') toggleFullScreen();
      else if (key === ' ') player?.togglePause();
      else if (key === forward) player?.turn(1);
      else if (key === back) player?.turn(-1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    addEventListener('click', toggleFullScreen);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', toggleFullScreen);
    };
  }, [player, isRightToLeft]);
}
