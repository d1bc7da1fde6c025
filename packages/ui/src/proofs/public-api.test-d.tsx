/** What the public types promise. Compiled by the `types` step, never run. */
import {
  Badge,
  buttonVariants,
  Button,
  CheckboxGroup,
  Dialog,
  IconButton,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  PercentField,
  PinField,
  RadioCards,
  RadioGroup,
  SegmentedControl,
  Select,
  Switch,
  TagInput,
  TextField,
  type ButtonVariant,
  type Currency,
  type FieldProps,
  type MoneyFieldProps,
  type MultiSelectProps,
  type NumberFieldProps,
  type PercentFieldProps,
  type SelectProps,
  type TagInputProps,
  type TextFieldProps,
} from '@cardamom/ui';
import { AllergenIcon } from '@cardamom/ui/allergen-icon';
import { CategoryIcon } from '@cardamom/ui/category-icon';
import { CommandPalette } from '@cardamom/ui/command-palette';
import {
  type DateFieldProps,
  type DateRangeFieldProps,
  type TimeFieldProps,
  type WeekdayPickerProps,
} from '@cardamom/ui/dates';
import { GuestPage, type DishView } from '@cardamom/ui/guest';
import { QrCode } from '@cardamom/ui/qr-code';
import { Table, type TableColumn, type TableProps } from '@cardamom/ui/table';
import { space, token, type ColorRole, type TokenName } from '@cardamom/ui/theme';
import { expectTypeOf } from 'vitest';

const noop = () => undefined;

/** Fields take and give the same value, and its type is the one that the form keeps. */
interface ValueField<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
expectTypeOf<TextFieldProps>().toExtend<ValueField<string>>();
expectTypeOf<NumberFieldProps>().toExtend<ValueField<number | null>>();
expectTypeOf<MoneyFieldProps>().toExtend<ValueField<number | null>>();
expectTypeOf<PercentFieldProps>().toExtend<ValueField<number | null>>();
expectTypeOf<SelectProps>().toExtend<ValueField<string | null>>();
expectTypeOf<MultiSelectProps['value']>().toEqualTypeOf<readonly string[]>();
expectTypeOf<TagInputProps['value']>().toEqualTypeOf<readonly string[]>();
expectTypeOf<DateFieldProps>().toExtend<ValueField<string | null>>();
expectTypeOf<TimeFieldProps>().toExtend<ValueField<string | null>>();
expectTypeOf<DateRangeFieldProps['value']>().toExtend<{ start: string | null; end: string | null }>();
expectTypeOf<Parameters<WeekdayPickerProps['onChange']>[0][number]>().toEqualTypeOf<
  WeekdayPickerProps['value'][number]
>();

/** Every field has its label, and the same words for the same effect. */
expectTypeOf<FieldProps['label']>().toEqualTypeOf<string>();
expectTypeOf<TextFieldProps>().toExtend<FieldProps>();
expectTypeOf<SelectProps>().toExtend<FieldProps>();
expectTypeOf<MoneyFieldProps>().toExtend<FieldProps>();
expectTypeOf<DateFieldProps>().toExtend<FieldProps>();

declare const euro: Currency;

type Side = 'mine' | 'theirs';
const sides: readonly { id: Side; label: string }[] = [
  { id: 'mine', label: 'Yours' },
  { id: 'theirs', label: 'Theirs' },
];
const keep = { label: 'Keep', options: sides, onChange: (id: Side | null) => id };
const versions = { ...keep, options: sides.map((side) => Object.assign({ content: '' }, side)) };
const several = { ...keep, onChange: (ids: Side[]) => ids };

/** A choice tells the ids of its own options, so that nobody has to claim what they are. */
export const choices = [
  <Select key="1" {...keep} value={null} />,
  <SegmentedControl key="2" {...keep} value="mine" />,
  <RadioGroup key="3" {...keep} value="theirs" />,
  <RadioCards key="4" {...versions} value={null} />,
  <MultiSelect key="9" {...several} value={['mine']} />,
  <CheckboxGroup key="10" {...several} value={['mine']} />,
  // @ts-expect-error not one of its options
  <Select key="5" {...keep} value="both" />,
  // @ts-expect-error not one of its options
  <SegmentedControl key="6" {...keep} value="both" />,
  // @ts-expect-error not one of its options
  <RadioGroup key="7" {...keep} value="both" />,
  // @ts-expect-error not one of its options
  <RadioCards key="8" {...versions} value="both" />,
];

/** What must be given. */
export const incomplete = [
  // @ts-expect-error an icon says nothing to a screen reader
  <IconButton key="1" icon="edit" />,
  // @ts-expect-error a field without a name
  <TextField key="2" value="" onChange={noop} />,
  // @ts-expect-error money without a currency
  <MoneyField key="3" label="Price" value={100} onChange={noop} />,
  // @ts-expect-error a choice without options
  <Select key="4" label="Venue type" value={null} onChange={noop} />,
  // @ts-expect-error a switch that nobody can turn
  <Switch key="5" isSelected>
    Hidden
  </Switch>,
  // @ts-expect-error a dialog without a title
  <Dialog key="6" isOpen onOpenChange={noop} />,
  // @ts-expect-error a code without what it says
  <QrCode key="7" label="Menu" />,
];

/** What is refused. */
export const refused = [
  // @ts-expect-error no such look
  <Button key="1" variant="danger">
    Delete
  </Button>,
  // @ts-expect-error no such size
  <Button key="2" size="huge">
    Save
  </Button>,
  // @ts-expect-error no such icon
  <Button key="3" icon="rocket">
    Save
  </Button>,
  // @ts-expect-error stacked booleans are not our way
  <Button key="4" isPrimary>
    Save
  </Button>,
  // @ts-expect-error an amount is a number of minor units
  <MoneyField key="5" label="Price" currency={euro} value="1.00" onChange={noop} />,
  // @ts-expect-error a number that is not there is null
  <NumberField key="6" label="Seats" value={undefined} onChange={noop} />,
  // @ts-expect-error no such tone
  <Badge key="7" tone="pink">
    New
  </Badge>,
  // @ts-expect-error a PIN is text: it may begin with 0
  <PinField key="8" label="PIN" value={123456} onChange={noop} />,
  // @ts-expect-error many choices are a list
  <MultiSelect key="9" label="Labels" options={[]} value="vegan" onChange={noop} />,
  // @ts-expect-error tags are texts
  <TagInput key="10" label="Tags" value={[1]} onChange={noop} />,
  // @ts-expect-error a share of a hundred is a number
  <PercentField key="11" label="Service charge" value="12,5" onChange={noop} />,
  // @ts-expect-error the list of the password's rules is the field's own
  <PasswordField key="12" label="Password" value="" onChange={noop} rules={[]} />,
];

/** Unions and the arrays that stories map over are one. */
expectTypeOf<(typeof buttonVariants)[number]>().toEqualTypeOf<ButtonVariant>();

/** A table knows its rows. */
interface Dish {
  id: string;
  name: string;
  price: number | null;
}
export const columns: TableColumn<Dish>[] = [
  { id: 'name', kind: 'text', header: 'Name', value: (dish) => dish.name },
  { id: 'price', kind: 'money', header: 'Price', currency: euro, value: ({ price }) => price },
  // @ts-expect-error money needs its currency
  { id: 'price', kind: 'money', header: 'Price', value: ({ price }) => price },
  // @ts-expect-error a dish has no calories here
  { id: 'calories', kind: 'text', header: 'Calories', value: (dish) => dish.calories },
  // @ts-expect-error text is no number
  { id: 'price', kind: 'text', header: 'Price', value: ({ price }) => price },
  // @ts-expect-error no such kind
  { id: 'name', kind: 'rating', header: 'Name', value: ({ name }) => name },
];
export const table = (
  <Table label="Items" columns={columns} rows={[] as readonly Dish[]} getRowId={(dish) => dish.id} />
);
expectTypeOf<Parameters<TableProps<Dish>['getRowId']>>().toEqualTypeOf<[Dish]>();
expectTypeOf<NonNullable<TableProps<Dish>['rowHref']>>().toEqualTypeOf<(row: Dish) => string>();

/** Tokens by name only. */
expectTypeOf(token).parameter(0).toEqualTypeOf<TokenName>();
expectTypeOf<'primaryFill'>().toExtend<ColorRole>();
export const tokens = [
  token('color.primaryFill'),
  space(4),
  // @ts-expect-error the palette is private
  token('lime.400'),
  // @ts-expect-error off the scale
  space(5),
];

/** Every entry of the package answers. */
expectTypeOf(AllergenIcon).toBeFunction();
expectTypeOf(CategoryIcon).toBeFunction();
expectTypeOf(CommandPalette).toBeFunction();
expectTypeOf(GuestPage).toBeFunction();
expectTypeOf<DishView>().toBeObject();
