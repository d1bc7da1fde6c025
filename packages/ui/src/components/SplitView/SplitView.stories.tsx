import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { FormCard } from '../FormCard/index.ts';
import { Heading } from '../Heading/index.ts';
import { PhoneFrame } from '../PhoneFrame/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from '../Switch/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { SplitView, splitSides, type SplitViewProps } from './SplitView.tsx';
import { Screen } from './SplitView.stories.styles.ts';
import { choice } from '../../stories/choice.ts';

function QrMenuSettings(props: Omit<SplitViewProps, 'children' | 'preview'>) {
  const [welcome, setWelcome] = useState('Grilled over vine wood');
  const [showsPrice, setShowsPrice] = useState(true);
  return (
    <SplitView
      {...props}
      preview={
        <PhoneFrame label="Preview of the QR menu">
          <Screen>
            <Stack gap={2}>
              <Heading level={2} size="titleHuge">
                Sea bass
              </Heading>
              <Text tone="quiet">{welcome}</Text>
              {showsPrice && <Text isTabular>€ 24.80</Text>}
            </Stack>
          </Screen>
        </PhoneFrame>
      }
    >
      <FormCard id="shown" title="What guests see" description="The preview follows at once.">
        <TextField label="Description" value={welcome} onChange={setWelcome} />
        <Switch isSelected={showsPrice} onChange={setShowsPrice}>
          Show prices
        </Switch>
      </FormCard>
    </SplitView>
  );
}

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  argTypes: { defaultSide: choice(splitSides) },
  parameters: {
    docs: {
      description: {
        component:
          'For settings whose result can be shown: the QR menu with a `PhoneFrame`, a screen with a `ScreenFrame`. Show the real component in the preview, never a picture of it. Do not use it for a list with details; that is a page and a `Drawer`.',
      },
    },
  },
  args: { children: null, preview: null },
  render: ({ label, settingsLabel, previewLabel, defaultSide }) => (
    <QrMenuSettings {...{ label, settingsLabel, previewLabel, defaultSide }} />
  ),
} satisfies Meta<typeof SplitView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Wide, beside each other',
  globals: { viewport: { value: 'lg' } },
  tags: ['responsive', 'forced-colors'],
  play: async ({ canvas, step }) => {
    await step('The preview follows the settings', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show prices' }));
      await waitFor(() => expect(canvas.queryByText('€ 24.80')).toBeNull());
      await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    });
  },
};

export const NarrowSettings: Story = {
  name: 'Narrow, the settings',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const NarrowPreview: Story = {
  name: 'Narrow, the preview',
  globals: { viewport: { value: 'phone' } },
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('The switch is worked by keyboard, and nothing typed is lost', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ', with fennel');
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight} ');
      await expect(await canvas.findByRole('complementary', { name: 'Preview' })).toBeVisible();
      await expect(canvas.getByText('Grilled over vine wood, with fennel')).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { viewport: { value: 'lg' } },
  decorators: [rightToLeft],
};

export const PreviewFirst: Story = {
  name: 'Narrow, the preview first',
  globals: { viewport: { value: 'phone' } },
  args: { defaultSide: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  },
};
