import { styled } from 'styled-components';
import { breakpoint, space } from '../../theme/index.ts';

export const Toggle = styled.div`
  ${breakpoint.up('sm')} {
    display: none;
  }
`;

/** The search field, or the first filter where there is none; a field may begin with an element that is not seen. */
export const First = styled.div`
  min-inline-size: 0;
`;

/** Its parts stand in the bar themselves, which says nothing of their widths. */
export const Menu = styled.div`
  display: contents;
`;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};
  margin-block-end: ${space(4)};

  /* In rem: what is chosen needs as much more room as its letters. */
  > * {
    flex: 1 1 12.5rem;
    min-inline-size: 0;
  }
  > ${First} {
    flex: 1 1 15rem;
  }
  ${breakpoint.down('sm')} {
    gap: ${space(2)};

    > ${First} {
      flex: 1 1 0;
    }
    > ${Toggle} {
      flex: none;
    }
    > :not(${First}, ${Toggle}, ${Menu}) {
      flex-basis: 100%;
    }
    /* What is told to screen readers stays told. */
    &:not([data-open]) > :not(${First}, ${Toggle}, ${Menu}, [role='status']) {
      display: none;
    }
  }
  ${breakpoint.up('sm')} {
    > * {
      flex-grow: 0;
    }
    > ${First} {
      flex-grow: 1;
      max-inline-size: 20rem;
    }
  }
`;
