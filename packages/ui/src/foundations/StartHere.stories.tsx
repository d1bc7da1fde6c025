import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartHerePage } from './StartHere.tsx';

const meta = {
  title: 'Start here',
  component: StartHerePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof StartHerePage>;

export default meta;

export const StartHere: StoryObj<typeof meta> = { name: 'Start here' };
