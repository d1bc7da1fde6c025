import { useIsAtLeast } from '@cardamom/ui';
import { use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StageGround } from '../layout/stage-ground.ts';
import { useMessages } from '../messages/index.ts';
import { Fields, Sides } from './WithStage.styles.ts';

/** Props of `WithStage`. */
export interface WithStageProps {
  /** What the form leads to; undefined where it shows nothing. */
  stage: ReactNode;
  /** Goes up with each try to save, which shows the fields: one of them may be wrong. */
  submitCount: number;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a form and what they lead to: beside each other from `lg` on, below it the one or the other. */
export function WithStage({ stage, submitCount, children }: WithStageProps) {
  const { t } = useMessages('entities');
  const isBeside = useIsAtLeast('lg');
  const ground = use(StageGround);
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const [seenCount, setSeenCount] = useState(submitCount);
  if (submitCount !== seenCount) {
    setSeenCount(submitCount);
    setSide('edit');
  }
  if (stage === undefined) return children;
  const showsPreview = !isBeside && side === 'preview';
  return (
    <>
      {!isBeside && (
        <Sides
          label={t('form.side')}
          value={side}
          onChange={setSide}
          options={[
            { id: 'edit', label: t('form.edit') },
            { id: 'preview', label: t('form.preview') },
          ]}
        />
      )}
      {/* Never taken away, so that nothing typed is lost. */}
      <Fields $isHidden={showsPreview}>{children}</Fields>
      {isBeside ? ground && createPortal(stage, ground) : showsPreview && stage}
    </>
  );
}
