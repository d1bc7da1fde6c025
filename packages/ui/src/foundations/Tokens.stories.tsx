import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorRoles, spaceSteps, typeRoles } from '../theme/index.ts';
import { TokensPage } from './Tokens.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>;

export default meta;

export const Tokens: StoryObj<typeof meta> = {
  tags: ['forced-colors'],
  play: async ({ canvas, step }) => {
    await step('Every role, step and type is named', async () => {
      const shown = new Set(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent));
      const missing = [
        ...Object.keys(colorRoles).map((name) => `color.${name}`),
        ...Object.keys(spaceSteps).map((name) => `space.${name}`),
        ...Object.keys(typeRoles).map((name) => `typography.${name}`),
      ].filter((name) => !shown.has(name));
      await expect(missing).toEqual([]);
    });
    await step('The files are there to download', async () => {
      for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
        const answer = await fetch(link.href);
        await expect(answer.ok).toBe(true);
        await expect(await answer.json()).toHaveProperty('color.primaryFill');
      }
    });
  },
};
