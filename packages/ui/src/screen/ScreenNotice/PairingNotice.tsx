import { Children, type ReactNode } from 'react';
import { Logo } from '../../components/Logo/index.ts';
import { Brand, Code, Half, Pairing, PairingTitle, Step, Steps } from './PairingNotice.styles.ts';

/** Props of `PairingNotice`. */
export interface PairingNoticeProps {
  title: string;
  code: string;
  steps: readonly ReactNode[];
}

/** The code by which a television is told whose it is, to be typed from across the room. */
export function PairingNotice({ title, code, steps }: PairingNoticeProps) {
  const middle = Math.ceil(code.length / 2);
  return (
    <Pairing>
      <Brand>
        <Logo />
      </Brand>
      <div>
        <PairingTitle>{title}</PairingTitle>
        <Code translate="no">
          <Half>{code.slice(0, middle)}</Half>
          <Half>{code.slice(middle)}</Half>
        </Code>
      </div>
      <Steps>
        {Children.map(steps, (step, index) => (
          <Step>
            <span>{index + 1}</span> <span>{step}</span>
          </Step>
        ))}
      </Steps>
    </Pairing>
  );
}
