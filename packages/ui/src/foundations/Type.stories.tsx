import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TypePage>;

export default meta;

export const Type: StoryObj<typeof meta> = {};
