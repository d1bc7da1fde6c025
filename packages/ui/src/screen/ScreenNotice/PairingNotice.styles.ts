import { styled } from 'styled-components';
import { ink } from '../../guest/looks/style.ts';
import { upright } from '../Dress/index.ts';

/** As large as six letters and a gap find room in the width, and a third of the height at most. */
const codeSize = 'min(35cqh, 21cqw)';

export const Pairing = styled.div`
  position: absolute;
  inset-block: var(--margin);
  inset-inline: var(--side);
  display: flex;
  flex-direction: column;
  justify-content: space-between;
`;

export const Brand = styled.div`
  font-size: 3.4cqh;
  font-weight: 600;

  ${upright} {
    font-size: 2.5cqh;
  }
`;

export const PairingTitle = styled.h1`
  font-size: min(6cqh, 6.4cqw);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.02em;
`;

/** Read letter by letter, whatever the language around it: always from left to right. */
export const Code = styled.p`
  display: flex;
  gap: 0.14em;
  direction: ltr;
  font-size: ${codeSize};
  font-weight: 650;
  line-height: 1;
  letter-spacing: -0.01em;
  padding-block: 0.06em 0;
`;

export const Half = styled.span`
  padding-block-end: 0.06em;
  border-block-end: 0.024em solid ${ink('house')};
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(36cqh, 1fr));
  gap: 2cqh 6cqh;
  font-size: 3.2cqh;
  line-height: 1.35;

  ${upright} {
    grid-template-columns: minmax(0, 1fr);
    font-size: 2.5cqh;
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 0.7em;
  overflow-wrap: anywhere;

  & > :first-child {
    inline-size: 0.7em;
    color: ${ink('house')};
    font-weight: 650;
  }
  & strong {
    font-weight: 650;
  }
`;
