import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@cardamom/ui';
import { Profiler, type ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import '../testing/make-app.ts';
import { loadMessages, useMessages } from './index.ts';

const drawn = fn();

function Retry() {
  const { t } = useMessages('common');
  return <Text>{t('actions.retry')}</Text>;
}

function Title() {
  const { t, ready } = useMessages('health');
  return ready && <Text>{t('title')}</Text>;
}

/** Two that read messages, of which one waits for its part. */
function Readers() {
  return (
    <Stack gap={2}>
      <Profiler id="common" onRender={drawn}>
        <Retry />
      </Profiler>
      <Profiler id="health" onRender={drawn}>
        <Title />
      </Profiler>
    </Stack>
  );
}

const meta = {
  title: 'App/Shared/Messages',
  component: Readers as ComponentType,
  parameters: {
    docs: {
      description: { component: 'A part of the catalogue that comes late, as the words of a preview do.' },
    },
  },
  loaders: [() => loadMessages('common')],
  beforeEach: () => void drawn.mockClear(),
} satisfies Meta<ComponentType>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ComesLate: Story = {
  name: 'A part that comes late',
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('Who waits for it is drawn again, and nobody else', async () => {
      await canvas.findByText('Try again');
      const before = drawn.mock.calls.length;
      await loadMessages('health');
      await expect(await canvas.findByText('Menu health')).toBeVisible();
      const since = drawn.mock.calls.slice(before).map(([id]) => String(id));
      await expect(since).not.toContain('common');
    });
  },
};
