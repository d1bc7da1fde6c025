import { styled } from 'styled-components';
import { allowsMotion, easings } from '../../theme/index.ts';
import { fadeIn, fadeOut, riseIn } from '../motion.styles.ts';
import { screenTime, waitFor } from '../motion.ts';
import { Picture } from '../Spotlight/Picture.styles.ts';
import { Words } from '../Spotlight/Place.styles.ts';

const { enter, exit } = easings;

/** A page on its way in or out; at rest nothing moves. */
export const Page = styled.div`
  position: absolute;
  inset: 0;

  &[data-turn='leaving'] {
    display: none;
  }

  ${allowsMotion} {
    &[data-turn='leaving'] {
      display: block;
    }
    &[data-kind='BOARD'][data-turn='leaving'] {
      animation: ${fadeOut} ${screenTime('pageOut')} ${exit} forwards;
    }
    &[data-kind='BOARD'][data-turn='entering'] {
      animation: ${riseIn} ${screenTime('pageIn')} ${enter} ${waitFor('pageIn')} backwards;
    }
    &[data-kind='SPOTLIGHT'][data-turn='leaving'] ${Words} {
      animation: ${fadeOut} ${screenTime('wordsOut')} ${exit} forwards;
    }
    &[data-kind='SPOTLIGHT'][data-turn='leaving'] ${Picture} {
      animation: ${fadeOut} ${screenTime('turn')} linear forwards;
    }
    &[data-kind='SPOTLIGHT'][data-turn='entering'] ${Words} {
      animation: ${fadeIn} ${screenTime('wordsIn')} ${enter} ${waitFor('wordsIn')} backwards;
    }
    &[data-kind='SPOTLIGHT'][data-turn='entering'] ${Picture} {
      animation: ${fadeIn} ${screenTime('turn')} linear backwards;
    }
  }
`;
