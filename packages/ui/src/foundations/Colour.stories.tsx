import type { Meta, StoryObj } from '@storybook/react-vite';
import { EdgePairsPage, PalettePage, TextPairsPage } from './Colour.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Palette: Story = { render: () => <PalettePage /> };

export const TextAndItsGround: Story = {
  name: 'Text and its ground',
  render: () => <TextPairsPage />,
};

export const EdgesAndDrawings: Story = {
  name: 'Edges and drawings',
  render: () => <EdgePairsPage />,
};
