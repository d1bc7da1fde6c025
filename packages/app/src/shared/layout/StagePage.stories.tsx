import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormCard, PageHeader, Stage, Text } from '@cardamom/ui';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { StageGround } from './stage-ground.ts';
import { StagePage } from './StagePage.tsx';

/** Draws on the page's stage what it leads to, as the forms of dishes and menus do. */
function SauceForm() {
  const ground = use(StageGround);
  const stage = (
    <Stage title="What guests see" label="The menu as guests see it">
      <Text>Harissa, red and hot.</Text>
    </Stage>
  );
  return (
    <>
      <PageHeader title="Harissa" />
      <FormCard id="basics" title="Basics">
        <Text>The form of Harissa.</Text>
      </FormCard>
      {ground && createPortal(stage, ground)}
    </>
  );
}

const meta = {
  title: 'App/Shared/StagePage',
  component: StagePage,
  args: { children: <SauceForm /> },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The page of a form with a visible result. What the form draws into the `StageGround` stands beside it from `lg` on; the ground is there before, so that the sheet never moves.',
      },
    },
  },
} satisfies Meta<typeof StagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.layouts
export const WithStage: Story = {
  name: 'With what the form leads to',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The stage stands beside the sheet, not in it', async () => {
      const guests = await canvas.findByRole('complementary', { name: 'What guests see' });
      await waitFor(() =>
        expect(canvas.getByText('The form of Harissa.').getBoundingClientRect().right).toBeLessThanOrEqual(
          guests.getBoundingClientRect().left,
        ),
      );
    });
  },
};

export const NothingDrawn: Story = {
  name: 'Nothing drawn yet',
  args: { children: <PageHeader title="Harissa" /> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Harissa' });
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 384);
  },
};
