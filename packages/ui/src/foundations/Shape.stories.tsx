import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShapePage } from './Shape.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  component: ShapePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ShapePage>;

export default meta;

export const SpaceAndShape: StoryObj<typeof meta> = { name: 'Space and shape' };
