import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../stories/surroundings.tsx';
import { FormCard } from '../FormCard/index.ts';
import { SaveBar } from '../SaveBar/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormLayout } from './FormLayout.tsx';

const onSave = fn();

function Example({ hasSections }: { hasSections: boolean }) {
  const [name, setName] = useState('Sea bass');
  const [description, setDescription] = useState('');
  const changed = [name !== 'Sea bass' && 'Name', description !== '' && 'Description'].filter(Boolean);
  return (
    <>
      <FormLayout
        sections={
          hasSections
            ? [
                { id: 'basics', label: 'Basics' },
                { id: 'words', label: 'Words for guests' },
              ]
            : undefined
        }
      >
        <FormCard id="basics" title="Basics" description="What guests read first on the menu.">
          <TextField label="Item name" value={name} onChange={setName} isRequired />
        </FormCard>
        <FormCard
          id="words"
          title="Words for guests"
          description="One or two sentences make a dish tempting."
        >
          <TextArea label="Description" value={description} onChange={setDescription} maxLength={300} />
        </FormCard>
      </FormLayout>
      <SaveBar
        isVisible={changed.length > 0}
        message={`${changed.join(' and ')} not saved`}
        saveLabel="Save item"
        onSave={onSave}
        onDiscard={() => {
          setName('Sea bass');
          setDescription('');
        }}
      />
    </>
  );
}

const meta = {
  title: 'Layout/FormLayout',
  component: FormLayout,
  parameters: {
    docs: {
      description: {
        component:
          'One column of `FormCard`s up to 640 px. From `lg` on it lists the sections beside the form and marks the one in view; name them from three on. The `SaveBar` follows it. Do not put two fields of different things beside each other, and do not use it in a dialog.',
      },
    },
  },
  subcomponents: { FormCard, SaveBar },
  args: { children: null },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof FormLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithSections: Story = {
  tags: ['forced-colors'],
  name: 'With sections',
  globals: { viewport: { value: 'lg' } },
  render: () => <Example hasSections />,
};

export const OneColumn: Story = {
  tags: ['responsive'],
  name: 'One column',
  render: () => <Example hasSections={false} />,
};

export const SaysWhatIsUnsaved: Story = {
  name: 'Says what is unsaved',
  render: () => <Example hasSections />,
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: /Item name/ });
    await step('Discarding sends the save bar away', async () => {
      await userEvent.type(name, ' with lemon');
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(canvas.queryByRole('button', { name: 'Save item' })).toBeNull();
    });
    await step('The first change brings it, and it is announced', async () => {
      await userEvent.type(name, ' with fennel');
      await expect(canvas.getByText('Name not saved', { selector: '[role=status]' })).toBeInTheDocument();
    });
    await step('It saves, and stays for as long as the change is not stored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save item' }));
      await expect(onSave).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: 'Save item' })).toBeVisible();
    });
  },
};

export const SectionsByKeyboard: Story = {
  name: 'Sections by keyboard',
  globals: { viewport: { value: 'lg' } },
  tags: ['keyboard'],
  render: () => <Example hasSections />,
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Words for guests' });
    await step('Tab goes through the fields to the list of sections', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: /Item name/ })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('and each leads to its section', async () => {
      const target = link.getAttribute('href')?.slice(1) ?? '';
      await expect(canvas.getByRole('region', { name: 'Words for guests' })).toHaveAttribute('id', target);
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { viewport: { value: 'lg' } },
  decorators: [rightToLeft],
  render: () => <Example hasSections />,
};
