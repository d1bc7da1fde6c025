import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { Text, TextField } from '@cardamom/ui';
import { memo } from 'react';
import { loadMessages } from '../messages/index.ts';
import {
  answers,
  fails,
  listOf,
  patience,
  press,
  screenParameters,
  StoryApp,
  StoryPart,
  usual,
} from '../testing/index.ts';
import { Field, type FormFields } from '../form/index.ts';
import { EntityEditor } from './EntityEditor.tsx';
import { EntityPage } from './EntityPage.tsx';
import { useEntityEditing } from './useEntityEditing.tsx';

/** Props of `SaucePage`. */
interface SaucePageProps {
  /** Returns the entity, or throws. */
  load: () => { id: string; name: string };
}

/** The page of an entity as a feature makes it, with the words of the categories. */
function SaucePage({ load }: SaucePageProps) {
  const query = useQuery({ queryKey: ['sauce'], queryFn: load, retry: false });
  return (
    <EntityPage words="categories" query={query} listHref="/menu-management/categories">
      {({ name }) => <Text>{`The form of ${name}.`}</Text>}
    </EntityPage>
  );
}

const meta = {
  title: 'App/Shared/EntityPage',
  component: SaucePage,
  loaders: [() => loadMessages('common', 'categories', 'entities')],
  args: { load: () => ({ id: 'harissa', name: 'Harissa' }) },
  render: (args) => (
    <StoryPart>
      <SaucePage {...args} />
    </StoryPart>
  ),
  parameters: {
    ...screenParameters,
    msw: usual,
    docs: {
      description: {
        component:
          'The page of one entity under its name: its form, or why there is none. A feature gives it the query, its words and the form.',
      },
    },
  },
} satisfies Meta<typeof SaucePage>;

export default meta;

type Story = StoryObj<typeof meta>;

// proves: pages.layouts
export const Loaded: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    await step('The form stands under the name, with the way back to the list', async () => {
      await canvas.findByText('The form of Harissa.', {}, patience);
      await expect(canvas.getByRole('heading', { level: 1, name: 'Harissa' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Categories' })).toHaveAttribute(
        'href',
        '/menu-management/categories',
      );
    });
  },
};

export const Missing: Story = {
  name: 'Missing, at an address of the product',
  parameters: { msw: [fails('getCategory', 'CM_NOT_FOUND'), answers('listChanges', listOf([])), ...usual] },
  render: () => <StoryApp path="/menu-management/categories/0198a000-0000-7000-8000-00000000dead" />,
  play: async ({ canvas }) => {
    await canvas.findByText('This category is not here', {}, patience);
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This category is not here');
    await expect(document.title).toMatch(/^This category is not here · /);
  },
};

/** Fails at first, then answers. */
let attempts = 0;

export const FailedAndRetried: Story = {
  name: 'Failed, and tried again',
  beforeEach: () => void (attempts = 0),
  args: {
    load: () => {
      attempts += 1;
      if (attempts < 2) throw new Error('The server did not answer.');
      return { id: 'harissa', name: 'Harissa' };
    },
  },
  play: async ({ canvas, step }) => {
    await step('Says what went wrong, and one press loads it', async () => {
      await canvas.findByText(
        'The server did not answer. Guests still see the menu as it was.',
        {},
        patience,
      );
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await press(canvas, 'Try again');
      await canvas.findByRole('heading', { level: 1, name: 'Harissa' }, patience);
    });
  },
};

/** How often the field was drawn. */
const drawn = { times: 0 };
const noteDrawing = () => {
  drawn.times += 1;
};

const CountedField = memo(function CountedField({ form }: { form: FormFields<{ name: string }> }) {
  return (
    <Field form={form} name="name">
      {(field) => {
        noteDrawing();
        return <TextField {...field} label="Sauce" />;
      }}
    </Field>
  );
});

const noRules = {};

/** A form of one field, as a feature makes it. */
function SauceForm() {
  const editing = useEntityEditing({
    entity: { id: 'harissa', version: 1, name: 'Harissa' },
    newValues: { name: '' },
    valuesOf: ({ name }) => ({ name }),
    rules: noRules,
    draftOf: (values: { name: string }) => values,
  });
  return (
    <EntityEditor words="categories" name="Harissa" sections={[]} isReadOnly={false} editing={editing}>
      <CountedField form={editing.fields} />
    </EntityEditor>
  );
}

export const DrawnOnce: Story = {
  name: 'A field that is opened is drawn once',
  tags: ['no-picture'],
  beforeEach: () => void (drawn.times = 0),
  render: () => (
    <StoryPart>
      <SauceForm />
    </StoryPart>
  ),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('textbox', { name: 'Sauce' }, patience);
    await step('With what it began with, and not again until something is typed', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Sauce' })).toHaveValue('Harissa');
      await expect(drawn.times).toBe(1);
    });
  },
};
