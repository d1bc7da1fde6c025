import { PreviewFrame } from '../preview-frame/PreviewFrame.tsx';
import type { GuestPagePreviewProps } from './GuestPagePreview.tsx';
import { GuestWaiting } from './GuestWaiting.tsx';

/** Props of `GuestPageOnStage`. */
export interface GuestPageOnStageProps extends GuestPagePreviewProps {
  /** What is shown, for who cannot see it. */
  title: string;
}

/** A guest's page in the phone of a stage, by the same components; its links lead through the preview, and its filter filters. Throws while drawing where that fails. */
export function GuestPageOnStage({ title, onPage, onLook, ...page }: GuestPageOnStageProps) {
  return (
    <PreviewFrame
      part="guestPage"
      title={title}
      data={page}
      calls={{ onPage, onLook }}
      fallback={<GuestWaiting />}
    />
  );
}
