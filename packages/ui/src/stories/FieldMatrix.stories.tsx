import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaloriesField } from '../components/CaloriesField/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { ComboBox } from '../components/ComboBox/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { DateRangeField } from '../components/DateRangeField/index.ts';
import { ImageField } from '../components/ImageField/index.ts';
import { MoneyField } from '../components/MoneyField/index.ts';
import { MultiSelect } from '../components/MultiSelect/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { PercentField } from '../components/PercentField/index.ts';
import { PhoneField } from '../components/PhoneField/index.ts';
import { PinField } from '../components/PinField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Rating } from '../components/Rating/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Select } from '../components/Select/index.ts';
import { Slider } from '../components/Slider/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TagInput } from '../components/TagInput/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { TimeField } from '../components/TimeField/index.ts';
import { WeekdayPicker } from '../components/WeekdayPicker/index.ts';
import { euro } from '../money/currency.example.ts';
import { FieldMatrix } from './fieldMatrix.tsx';

const meta = {
  title: 'Fields/Matrix',
  component: FieldMatrix,
  tags: ['forced-colors', 'responsive'],
  args: { rows: [] },
  parameters: {
    docs: {
      description: {
        component:
          'Every field in every state, side by side: label, star, description, control and message stand in the same places everywhere.\n\n' +
          '- Read-only shows text that can be focused and copied, and loses the star.\n' +
          '- Don’t build a field of your own for a screen; if none of these fits, the shelf is missing one.',
      },
    },
  },
} satisfies Meta<typeof FieldMatrix>;

export default meta;

type Story = StoryObj<typeof meta>;

const onChange = () => undefined;

const categories = [
  { id: 'mains', label: 'Mains' },
  { id: 'fish', label: 'From the sea' },
];

const orderTypes = [
  { id: 'DINE_IN', label: 'Dine in' },
  { id: 'TAKE_AWAY', label: 'Take away' },
];

export const Texts: Story = {
  args: {
    rows: [
      {
        name: 'TextField',
        field: ({ isFilled, ...cell }) => (
          <TextField {...cell} value={isFilled ? 'Sea bass' : ''} onChange={onChange} />
        ),
      },
      {
        name: 'TextArea',
        field: ({ isFilled, ...cell }) => (
          <TextArea {...cell} value={isFilled ? 'Grilled whole, with fennel.' : ''} onChange={onChange} />
        ),
      },
      {
        name: 'TagInput',
        field: ({ isFilled, ...cell }) => (
          <TagInput {...cell} value={isFilled ? ['sea bass', 'fennel'] : []} onChange={onChange} />
        ),
      },
    ],
  },
};

export const Codes: Story = {
  name: 'Codes and numbers to call',
  args: {
    rows: [
      {
        name: 'PasswordField',
        field: ({ isFilled, ...cell }) => (
          <PasswordField
            {...cell}
            value={isFilled ? 'Saffron8' : ''}
            onChange={onChange}
            autoComplete="current-password"
          />
        ),
      },
      {
        name: 'PinField',
        field: ({ isFilled, ...cell }) => (
          <PinField {...cell} value={isFilled ? '482913' : ''} onChange={onChange} />
        ),
      },
      {
        name: 'PhoneField',
        field: ({ isFilled, ...cell }) => (
          <PhoneField
            {...cell}
            countries={[{ id: 'PT', prefix: '+351' }]}
            value={{ prefix: '+351', number: isFilled ? '912345678' : '' }}
            onChange={onChange}
          />
        ),
      },
    ],
  },
};

export const Numbers: Story = {
  args: {
    rows: [
      {
        name: 'NumberField',
        field: ({ isFilled, ...cell }) => (
          <NumberField {...cell} suffix="seconds" value={isFilled ? 8 : null} onChange={onChange} />
        ),
      },
      {
        name: 'MoneyField',
        field: ({ isFilled, ...cell }) => (
          <MoneyField {...cell} currency={euro} value={isFilled ? 1250 : null} onChange={onChange} />
        ),
      },
      {
        name: 'PercentField',
        field: ({ isFilled, ...cell }) => (
          <PercentField {...cell} value={isFilled ? 12.5 : null} onChange={onChange} />
        ),
      },
      {
        name: 'CaloriesField',
        field: ({ isFilled, ...cell }) => (
          <CaloriesField {...cell} value={isFilled ? 480 : null} onChange={onChange} />
        ),
      },
    ],
  },
};

export const Scales: Story = {
  args: {
    rows: [
      {
        name: 'Slider',
        without: ['Default', 'Required', 'Error', 'Read-only'],
        field: ({ label, description, isDisabled = false }) => (
          <Slider
            {...{ label, description, isDisabled }}
            minValue={1}
            maxValue={3}
            value={2}
            onChange={onChange}
          />
        ),
      },
      {
        name: 'Rating',
        field: ({ isFilled, ...cell }) => (
          <Rating {...cell} value={isFilled ? 4 : null} onChange={onChange} />
        ),
      },
    ],
  },
};

export const Lists: Story = {
  name: 'Lists to choose from',
  args: {
    rows: [
      {
        name: 'SearchField',
        without: ['Required', 'Read-only'],
        field: ({ isFilled, isRequired: _isRequired, isReadOnly: _isReadOnly, ...cell }) => (
          <SearchField {...cell} value={isFilled ? 'sea bass' : ''} onChange={onChange} />
        ),
      },
      {
        name: 'Select',
        field: ({ isFilled, ...cell }) => (
          <Select {...cell} options={categories} value={isFilled ? 'mains' : null} onChange={onChange} />
        ),
      },
      {
        name: 'ComboBox',
        field: ({ isFilled, ...cell }) => (
          <ComboBox {...cell} options={categories} value={isFilled ? 'mains' : null} onChange={onChange} />
        ),
      },
      {
        name: 'MultiSelect',
        field: ({ isFilled, ...cell }) => (
          <MultiSelect
            {...cell}
            options={categories}
            value={isFilled ? ['mains', 'fish'] : []}
            onChange={onChange}
          />
        ),
      },
    ],
  },
};

export const Choices: Story = {
  args: {
    rows: [
      {
        name: 'Checkbox',
        field: ({ isFilled, label, ...cell }) => (
          <Checkbox {...cell} isSelected={isFilled} onChange={onChange}>
            {label}
          </Checkbox>
        ),
      },
      {
        name: 'CheckboxGroup',
        field: ({ isFilled, ...cell }) => (
          <CheckboxGroup
            {...cell}
            options={orderTypes}
            value={isFilled ? ['DINE_IN'] : []}
            onChange={onChange}
          />
        ),
      },
      {
        name: 'RadioGroup',
        field: ({ isFilled, ...cell }) => (
          <RadioGroup
            {...cell}
            options={orderTypes}
            value={isFilled ? 'DINE_IN' : null}
            onChange={onChange}
          />
        ),
      },
      {
        name: 'Switch',
        without: ['Required'],
        field: ({ isFilled, isRequired: _isRequired, label, ...cell }) => (
          <Switch {...cell} isSelected={isFilled} onChange={onChange}>
            {label}
          </Switch>
        ),
      },
    ],
  },
};

export const Dates: Story = {
  name: 'Days and times',
  args: {
    rows: [
      {
        name: 'TimeField',
        field: ({ isFilled, ...cell }) => (
          <TimeField {...cell} value={isFilled ? '17:30' : null} onChange={onChange} />
        ),
      },
      {
        name: 'DateField',
        field: ({ isFilled, ...cell }) => (
          <DateField
            {...cell}
            today="2026-03-14"
            value={isFilled ? '2026-03-20' : null}
            onChange={onChange}
          />
        ),
      },
      {
        name: 'DateRangeField',
        field: ({ isFilled, ...cell }) => (
          <DateRangeField
            {...cell}
            today="2026-03-14"
            value={isFilled ? { start: '2026-03-20', end: '2026-04-05' } : { start: null, end: null }}
            onChange={onChange}
          />
        ),
      },
      {
        name: 'WeekdayPicker',
        field: ({ isFilled, ...cell }) => (
          <WeekdayPicker {...cell} value={isFilled ? [5, 6, 7] : []} onChange={onChange} />
        ),
      },
    ],
  },
};

export const Pictures: Story = {
  args: {
    rows: [
      {
        name: 'ImageField',
        without: ['Filled'],
        field: ({ isFilled: _isFilled, ...cell }) => (
          <ImageField
            {...cell}
            image={null}
            altText=""
            onAltTextChange={onChange}
            onSelectFile={onChange}
            onRemove={onChange}
          />
        ),
      },
    ],
  },
};
