import { useId, type ReactNode } from 'react';
import { Actions, Caption, Device, Glass, Head, Note, Open, Room, Root, Title } from './Stage.styles.ts';

/** What a stage is where there is no room beside the sheet. */
export const stageShapes = ['page', 'band'] as const;

/** One of `stageShapes`. */
export type StageShape = (typeof stageShapes)[number];

/** Props of `Stage`. */
export interface StageProps {
  /** What guests see, laid out for a phone of 390 px, or whatever stands in a frame of its own. */
  children: ReactNode;
  /** Names the stage: "What guests see". */
  title: string;
  /** Which of it, and when: "All day, as you type". */
  caption?: ReactNode;
  /** What can be done with it: open it, choose another. */
  actions?: ReactNode;
  /** Said under the phone: what is not saved, what guests do not see. */
  note?: ReactNode;
  /** Names what is shown, which takes the focus so that arrow keys scroll it; needed where nothing in it can. */
  label?: string;
  /** What is shown is no phone: it stands below the head as it is, and scrolls with what belongs to it. */
  hasOwnFrame?: boolean;
  /** What is shown scrolls by itself, as a frame with a page of its own does. */
  hasOwnScroll?: boolean;
  /** Below `lg`: the phone in the page, on a small one its page alone, or a band of 236 px that shows its beginning. */
  shape?: StageShape;
}

/**
 * The quiet ground beside a sheet, where what the work is for stands at a true 390 px, drawn smaller: 448 px wide from
 * 1440, 384 from `lg`, as high as the window below the app bar, and in view while the sheet scrolls. Below `lg` it lies in
 * the page.
 */
export function Stage({
  children,
  title,
  caption,
  actions,
  note,
  label,
  hasOwnFrame = false,
  hasOwnScroll = false,
  shape = 'page',
}: StageProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-shape={shape}>
      <Head>
        <div>
          <Title id={titleId}>{title}</Title>
          {caption !== undefined && <Caption>{caption}</Caption>}
        </div>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      {hasOwnFrame ? (
        <Open
          {...(label !== undefined && !hasOwnScroll && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          {children}
        </Open>
      ) : (
        <Room>
          <Device>
            <Glass aria-label={label} {...(!hasOwnScroll && { tabIndex: 0 })}>
              {children}
            </Glass>
          </Device>
        </Room>
      )}
      {note !== undefined && <Note role="status">{note}</Note>}
    </Root>
  );
}
