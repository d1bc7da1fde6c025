import { useFetchedFaces } from '@cardamom/ui/guest';
import { ScreenBox, ScreenFace, ScreenNotice, type ScreenFaceProps } from '@cardamom/ui/screen';
import type { ScreenView } from './view.ts';

/** Props of `ShownScreen`. */
export interface ShownScreenProps extends Omit<ScreenFaceProps, 'content'> {
  view: ScreenView;
}

/** What a screen shows, drawn by what it runs itself: a page of its menu, or why there is none. */
export function ShownScreen({ view, status, isStill, ...turning }: ShownScreenProps) {
  const isReady = useFetchedFaces(view.content.look);
  const shared = { status, ...(isStill !== undefined && { isStill }) };
  const shown =
    view.kind === 'MENU' ? (
      <ScreenFace content={view.content} isGentle {...turning} {...shared} />
    ) : (
      <ScreenNotice
        kind={view.kind}
        dress={view.content}
        title={view.title}
        {...(view.text !== '' && { text: view.text })}
        {...(view.hint !== '' && { hint: view.hint })}
        {...shared}
      />
    );
  return <ScreenBox>{isReady && shown}</ScreenBox>;
}
