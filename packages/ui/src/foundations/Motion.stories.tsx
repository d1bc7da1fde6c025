import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionPage } from './Motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MotionPage>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
