import { containerBreakpoint, font, space, token } from '@cardamom/ui/theme';
import { styled } from 'styled-components';

/** The one framed thing on Home, because it goes away. */
export const Panel = styled.section`
  container-type: inline-size;
  margin-block-end: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${token('color.hairlineStrong')};
  border-radius: ${token('radius.container')};
`;

/** The steps beside the drawing of what they lead to, or below it. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${containerBreakpoint.up('xs')} {
    grid-template-columns: minmax(0, 1fr) 180px;
    gap: ${space(6)};

    > :first-child {
      order: 2;
    }
  }
`;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

/** How far it is: a stretch a step. */
export const Progress = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-block: ${space(3)} ${space(4)};

  > span {
    flex: 1;
    block-size: 4px;
    border-radius: 2px;
    background: ${token('color.currentFill')};
  }
  > [data-state='done'] {
    background: ${token('color.inverse')};
  }
  > [data-state='next'] {
    background: ${token('color.mark')};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  ${font('small')}
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: start;
  color: ${token('color.textQuiet')};

  &[aria-current] {
    color: ${token('color.text')};
  }
`;

/** A ring for what is to come, filled with a tick for what is done. */
export const Ring = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 22px;
  block-size: 22px;
  border: 1px solid ${token('color.fieldBorder')};
  border-radius: ${token('radius.round')};

  &[data-done] {
    border-color: ${token('color.checkedFill')};
    background: ${token('color.checkedFill')};
    color: ${token('color.onChecked')};
  }
`;

export const StepTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};

  [aria-current] > div > & {
    ${font('label')}
    font-weight: 600;
  }
`;

/** What the step that comes next is for, and what does it. */
export const StepBody = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  margin-block: ${space(1)} ${space(2)};
`;
