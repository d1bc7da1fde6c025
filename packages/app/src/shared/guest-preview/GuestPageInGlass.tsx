import { SaysDrawn } from '../preview-frame/SaysDrawn.tsx';
import { GuestPagePreview, type GuestPagePreviewProps } from './GuestPagePreview.tsx';
import { WithFaces } from './WithFaces.tsx';

/** Props of `GuestPageInGlass`. */
export type GuestPageInGlassProps = GuestPagePreviewProps;

/** A guest's page, once its faces are here. */
export function GuestPageInGlass(props: GuestPageInGlassProps) {
  const { content } = props;
  return (
    <WithFaces restaurant={'restaurant' in content ? content.restaurant : null}>
      <GuestPagePreview {...props} />
      <SaysDrawn />
    </WithFaces>
  );
}
