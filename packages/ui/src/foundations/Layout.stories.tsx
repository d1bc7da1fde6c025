import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutPage } from './Layout.tsx';

const meta = {
  title: 'Foundations/Layout',
  component: LayoutPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof LayoutPage>;

export default meta;

export const Layout: StoryObj<typeof meta> = {};
