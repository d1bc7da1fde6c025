import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePage } from './Voice.tsx';

const meta = {
  title: 'Foundations/Voice',
  component: VoicePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof VoicePage>;

export default meta;

export const Voice: StoryObj<typeof meta> = {};
