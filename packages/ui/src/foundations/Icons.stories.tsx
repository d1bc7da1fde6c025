import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconsPage } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof IconsPage>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};
