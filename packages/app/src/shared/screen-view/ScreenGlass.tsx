import type { ScreenPageInfo } from '@cardamom/ui/screen';
import { useCallback, useState } from 'react';
import { PreviewFrame } from '../preview-frame/PreviewFrame.tsx';
import type { TypeSizes } from './measure-type.ts';
import type { ShownScreenProps } from './ShownScreen.tsx';

/** Props of `ScreenGlass`. */
export interface ScreenGlassProps extends Omit<ShownScreenProps, 'onPages'> {
  /** What is shown, for who cannot see it. */
  title: string;
  onPages?: ((pages: readonly ScreenPageInfo[]) => void) | undefined;
  /** Hears how small the type of each page of the view is that comes into sight. */
  onSizes?: ((sizes: TypeSizes) => void) | undefined;
}

/** What a screen shows, drawn by what televisions run, in a frame beside the page that shows it. Throws while drawing where that fails. */
export function ScreenGlass({ title, onPages, onSizes, ...shown }: ScreenGlassProps) {
  const { view } = shown;
  const [numbered, setNumbered] = useState({ view, number: 0 });
  if (numbered.view !== view) setNumbered({ view, number: numbered.number + 1 });
  const { number } = numbered;
  const hearSizes = useCallback(
    (sizes: TypeSizes, of: number) => {
      if (of === number) onSizes?.(sizes);
    },
    [number, onSizes],
  );
  return (
    <PreviewFrame
      part="screen"
      title={title}
      data={{ ...shown, viewNumber: number }}
      calls={{ onPages, onSizes: onSizes && hearSizes }}
      isPicture
    />
  );
}
