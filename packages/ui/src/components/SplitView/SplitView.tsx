import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Main, Preview, Root, Strip } from './SplitView.styles.ts';

/** The two sides of a split view. */
export const splitSides = ['settings', 'preview'] as const;

/** One side of a split view. */
export type SplitSide = (typeof splitSides)[number];

/** Props of `SplitView`. */
export interface SplitViewProps {
  /** The settings. */
  children: ReactNode;
  /** What they lead to, such as a `PhoneFrame` or a `ScreenFrame`. */
  preview: ReactNode;
  /** Name of the switch between the sides: "Show". */
  label?: string;
  settingsLabel?: string;
  previewLabel?: string;
  /** The side seen first where there is room for one only. */
  defaultSide?: SplitSide;
}

/**
 * Settings with a visible result: both beside each other from `lg` on, below it one at a time with a switch that stays in
 * view. Neither side is ever unmounted, so nothing typed is lost.
 */
export function SplitView({
  children,
  preview,
  label = 'Show',
  settingsLabel = 'Settings',
  previewLabel = 'Preview',
  defaultSide = 'settings',
}: SplitViewProps) {
  const [side, setSide] = useState(defaultSide);
  return (
    <Root>
      <Strip>
        <SegmentedControl
          label={label}
          value={side}
          onChange={setSide}
          options={[
            { id: 'settings', label: settingsLabel, icon: 'settings' },
            { id: 'preview', label: previewLabel, icon: 'preview' },
          ]}
        />
      </Strip>
      <Main $isSeen={side === 'settings'}>{children}</Main>
      <Preview $isSeen={side === 'preview'} aria-label={previewLabel}>
        {preview}
      </Preview>
    </Root>
  );
}
