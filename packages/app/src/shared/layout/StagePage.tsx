import { useState, type ReactNode } from 'react';
import { SheetAndStage } from './SheetAndStage.tsx';
import { Contents, FormSheet } from './SheetAndStage.styles.ts';
import { StageGround } from './stage-ground.ts';

/** The page of a form with a visible result: from `lg` on, what the form draws on its stage stands beside it. */
export function StagePage({ children }: { children: ReactNode }) {
  const [ground, setGround] = useState<HTMLElement | null>(null);
  return (
    <StageGround value={ground}>
      <SheetAndStage stage={<Contents ref={setGround} />}>
        <FormSheet>{children}</FormSheet>
      </SheetAndStage>
    </StageGround>
  );
}
