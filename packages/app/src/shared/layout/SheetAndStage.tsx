import { FootRoom } from '@cardamom/ui';
import type { ReactNode } from 'react';
import { After, Ground, Pair, Sheet } from './SheetAndStage.styles.ts';

/** Props of `SheetAndStage`. */
export interface SheetAndStageProps {
  /** The page: what a person works on. */
  children: ReactNode;
  /** What the work is for: a `Stage`. */
  stage: ReactNode;
  /** Below `lg`, the stage stands above the sheet; without it the page shows the one or the other by itself. */
  isStageFirst?: boolean;
  /** Goes on with the page below the sheet; below `lg`, below the stage. Null while it is not known yet. */
  after?: ReactNode;
}

/** The sheet with the stage beside it, from `lg` on; the stage fills the window's end, and the sheet keeps its gutters. */
export function SheetAndStage({ children, stage, isStageFirst = false, after }: SheetAndStageProps) {
  return (
    <Pair data-sheet-and-stage="" $isStageFirst={isStageFirst} $goesOn={after !== undefined}>
      <Sheet>
        {children}
        {!after && <FootRoom />}
      </Sheet>
      <Ground>{stage}</Ground>
      {after && (
        <After>
          {after}
          <FootRoom />
        </After>
      )}
    </Pair>
  );
}
