import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { colorRoles, palette, spaceSteps, typeRoles } from '../theme/index.ts';
import { tokenGroups, TokensPage } from './Tokens.tsx';

/** Groups of what is measured in px, and what floats. */
const measures = ['shadow', 'space', 'radius', 'controlHeight', 'breakpoint', 'layout'];
const shownElsewhere = new Set([...measures, 'color', 'palette']);
const rest = tokenGroups.filter((group) => !shownElsewhere.has(group));

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  args: {
    title: 'One list for both trades',
    lead: 'Names and values of every token, as code and design tools read them. Made from the theme itself, so what is here is what the product wears.',
    groups: ['color'],
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Fails with the names that the page does not show. */
async function expectNamed(canvas: Canvas, names: readonly string[]): Promise<void> {
  const shown = new Set(canvas.getAllByRole('rowheader').map((header: HTMLElement) => header.textContent));
  await expect(names.filter((name) => !shown.has(name))).toEqual([]);
}

const namesIn = (group: string, tokens: object) => Object.keys(tokens).map((name) => `${group}.${name}`);

export const Roles: Story = {
  tags: ['forced-colors'],
  args: { hasFiles: true },
  play: async ({ canvas, step }) => {
    await step('Every role is named', () => expectNamed(canvas, namesIn('color', colorRoles)));
    await step('The files are there to download', async () => {
      for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
        const answer = await fetch(link.href);
        await expect(answer.ok).toBe(true);
        await expect(await answer.json()).toHaveProperty('color.primaryFill');
      }
    });
  },
};

export const Measures: Story = {
  args: {
    title: 'Four pixels, and their multiples',
    lead: 'Space, corners, heights and the frame of the page.',
    groups: measures,
  },
  play: async ({ canvas, step }) => {
    await step('Every step is named', () => expectNamed(canvas, namesIn('space', spaceSteps)));
  },
};

export const TypeAndTime: Story = {
  name: 'Type and time',
  args: {
    title: 'How it reads, how it moves',
    lead: 'Type, durations, curves, and what stands above what.',
    groups: rest,
  },
  play: async ({ canvas, step }) => {
    await step('Every type is named', () => expectNamed(canvas, namesIn('typography', typeRoles)));
  },
};

const paletteArgs = {
  title: 'Under the roles',
  lead: 'The ramps that roles are made of. They are private to the theme: a design takes its colours from the roles.',
  groups: ['palette'],
};

const quietRamps = ['lime', 'secondary', 'neutral'];
const otherRamps = Object.keys(palette).filter((ramp) => !quietRamps.includes(ramp));

export const Palette: Story = { args: { ...paletteArgs, ramps: quietRamps } };

export const PaletteOfMeanings: Story = {
  name: 'Palette of meanings',
  args: { ...paletteArgs, ramps: otherRamps },
};
