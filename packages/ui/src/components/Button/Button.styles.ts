import { css, keyframes, styled } from 'styled-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  allowsMotion,
  coarsePointer,
  controlHeight,
  focusRing,
  font,
  forcedColors,
  loop,
  motion,
  space,
  token,
} from '../../theme/index.ts';
import { pressRipple } from './ripple.styles.ts';

/** Looks of a button: one `primary` a view; `quiet` for what repeats. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'destructive'] as const;

/** A look of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights of a button: 32, 40 and 48 px. */
export const buttonSizes = ['small', 'medium', 'large'] as const;

/** A height of a button. */
export type ButtonSize = (typeof buttonSizes)[number];

/** Transient style props of everything that looks like a button. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isIconOnly?: boolean;
}

const sizes = {
  small: css<ButtonLook>`
    ${font('label')}
    min-block-size: ${controlHeight('small')};
    min-inline-size: ${controlHeight('small')};
    padding-inline: ${({ $isIconOnly }) => ($isIconOnly ? space(1) : space(3))};
    gap: ${space(1)};
  `,
  medium: css<ButtonLook>`
    ${font('label')}
    min-block-size: ${controlHeight('medium')};
    min-inline-size: ${controlHeight('medium')};
    padding-inline: ${({ $isIconOnly }) => ($isIconOnly ? space(2) : space(4))};
    gap: ${space(2)};
  `,
  large: css<ButtonLook>`
    ${font('body')}
    font-weight: 500;
    min-block-size: ${controlHeight('large')};
    min-inline-size: ${controlHeight('large')};
    padding-inline: ${({ $isIconOnly }) => ($isIconOnly ? space(3) : space(6))};
    gap: ${space(2)};
  `,
};

const variants = {
  primary: css`
    --button-edge: ${token('color.primaryEdge')};
    background: ${token('color.primaryFill')};
    color: ${token('color.onPrimary')};
    &[data-hovered] {
      background: ${token('color.primaryFillHover')};
    }
    &[data-pressed] {
      background: ${token('color.primaryFillPressed')};
    }
  `,
  secondary: css`
    --button-edge: ${token('color.hairlineStrong')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    &[data-hovered] {
      --button-edge: ${token('color.fieldBorder')};
      background: ${token('color.hoverFill')};
    }
    &[data-pressed] {
      background: ${token('color.pressedFill')};
    }
  `,
  quiet: css`
    color: ${token('color.text')};
    &[data-hovered],
    &[aria-expanded='true'] {
      background: ${token('color.hoverFill')};
    }
    &[data-pressed] {
      background: ${token('color.pressedFill')};
    }
  `,
  destructive: css`
    background: ${token('color.destructiveFill')};
    color: ${token('color.onDestructive')};
    &[data-hovered] {
      background: ${token('color.destructiveFillHover')};
    }
    &[data-pressed] {
      background: ${token('color.destructiveFillPressed')};
      color: ${token('color.onDestructive')};
    }
  `,
};

/** Shared by buttons and links that look like one. Order: base, size, state, colour, children. */
export const buttonLook = css<ButtonLook>`
  --button-edge: transparent;
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  padding-block: ${space(1)};
  border: 0;
  border-radius: ${token('radius.control')};
  box-shadow: inset 0 0 0 1px var(--button-edge);
  background: transparent;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  user-select: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  ${motion('fast', ['transform'])}

  ${({ $size }) => sizes[$size]}
  ${coarsePointer} {
    min-block-size: ${controlHeight('touch')};
    min-inline-size: ${controlHeight('touch')};
  }

  &[data-pressed] {
    transform: scale(0.98);
  }
  &[data-focus-visible] {
    ${focusRing}
  }

  ${({ $variant }) => variants[$variant]}

  &[data-disabled] {
    --button-edge: transparent;
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : token('color.disabledFill'))};
    color: ${token('color.disabledText')};
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${pressRipple}

  ${forcedColors} {
    border: 1px solid ButtonText;
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Root = styled(AriaButton)<ButtonLook>`
  ${buttonLook}
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  [data-pending] > & {
    opacity: 0;
  }
`;

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`;

export const PendingMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  &::before {
    content: '';
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: ${token('radius.round')};
    ${forcedColors} {
      border-inline-end-color: ButtonFace;
    }
    ${allowsMotion} {
      animation: ${turn} ${loop('turn')} linear infinite;
    }
  }
`;
