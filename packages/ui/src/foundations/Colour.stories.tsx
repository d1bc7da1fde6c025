import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPage } from './Colour.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ColourPage>;

export default meta;

export const Colour: StoryObj<typeof meta> = {};
